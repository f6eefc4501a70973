import { z } from "zod";

const address = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));

const region = z.object({
	port: z.number().int().min(0).max(65_535),
	/** The address at which this machine reaches the region. */
	localUrl: address.optional(),
	/** The address at which browsers reach the region; the port 0 is replaced by the real one. */
	publicUrl: address,
	databaseUrl: z
		.string()
		.regex(/^postgres(ql)?:\/\//)
		.optional(),
	bucket: z.string().min(1).optional(),
});

const s3 = z.object({
	endpoint: address,
	region: z.string().min(1),
	accessKeyId: z.string().min(1),
	secretAccessKey: z.string().min(1),
});
export type S3Config = z.output<typeof s3>;

/** The link calls: exceptions to "nothing inside of the network", a block list, and the browser for captures. */
const links = z.object({
	internalHosts: z.array(z.string().regex(/^[^\s/@]+:\d{1,5}$/)).default([]),
	blockList: z.string().min(1).optional(),
	chromium: z.string().min(1).optional(),
});

/** The sender of mails and the SMTP server; without a server, mails are written to files. */
const mail = z.object({
	smtpUrl: z
		.string()
		.regex(/^smtps?:\/\//)
		.optional(),
	from: z.string().min(3).default("Astronaut <no-reply@astronaut.example>"),
});

/** The WhatsApp Business Cloud API, for reminders. */
const whatsapp = z.object({
	url: address,
	phoneId: z.string().min(1),
	token: z.string().min(1),
	template: z.string().min(1),
});

/** The settings from the parent process. */
const config = z.object({
	/** The host that both regions listen on. */
	host: z.string().min(1).default("localhost"),
	/** Number of trusted proxies in front, for `X-Forwarded-For`. */
	trustedHops: z.number().int().min(0).default(0),
	/** Multiplies the limits for calls that come through a proxy. */
	rateScale: z.number().positive().default(1),
	dataDir: z.string().min(1),
	/** Whether a region gets the demo data that it hasn't had yet. */
	demoData: z.boolean().default(false),
	/** Which traces are recorded; undefined for none. */
	tracing: z.object({ sampler: z.string(), ratio: z.number() }).optional(),
	/** Where the metrics are shown; undefined if nowhere. */
	metrics: z.object({ host: z.string().min(1), port: z.number().int().min(0).max(65_535) }).optional(),
	/** Redis, in which several backends count together. */
	redisUrl: z
		.string()
		.regex(/^rediss?:\/\//)
		.optional(),
	logLevel: z.enum(["debug", "info", "warn", "error", "silent"]),
	siteOrigin: address,
	/** Where this machine reaches the site, and the token with which changed pages are dropped from its cache. */
	site: z.object({ address, purgeToken: z.string().min(16).optional() }).optional(),
	/** Where people can ask for help. */
	supportEmail: z.email().optional(),
	regions: z.object({ main: region, eu: region }),
	s3: s3.optional(),
	links: links.prefault({}),
	mail: mail.prefault({}),
	whatsapp: whatsapp.optional(),
	/** Where interviews are done, with `{code}` in place of the interview code. */
	interviewUrl: address.optional(),
	/** The token with which the interview host reports finished interviews. */
	interviewToken: z.string().min(16).optional(),
	/** Work factor of new password hashes: the binary logarithm of scrypt's N. */
	passwordWork: z.number().int().min(10).max(18).default(15),
});
export type Config = z.output<typeof config>;

/** Reads settings from outside. Throws an `Error` of one readable line that names each wrong setting. */
export function readConfig(settings: unknown): Config {
	const read = config.safeParse(settings);
	if (read.success) return read.data;
	const problems = read.error.issues.map((issue) => `${issue.path.join(".") || "settings"}: ${issue.message}`);
	throw new Error(`The backend's settings can't be used: ${problems.join("; ")}`);
}
