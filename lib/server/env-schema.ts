import { z } from "zod";
import { parseUrl } from "@/lib/contract/parse-url";
import { readSocialLink } from "@/lib/site/social";

function isAddress(value: string): boolean {
	const url = parseUrl(value);
	return !!url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
}

/** A host's address: http or https, without credentials, query or fragment; stored without a trailing slash. */
const address = z
	.string()
	.trim()
	.refine(isAddress, "must be an http or https address, such as https://api.example.com")
	.transform((value) => value.replace(/\/+$/, ""));

const isPage = (value: string) => !!parseUrl(value) && /^https?:/.test(value);
const NO_PAGE = "must be an address, such as https://apps.example.com/app/1";

/** A page's address: http or https. */
const page = z.string().trim().refine(isPage, NO_PAGE);

/** The same for an optional variable: an empty value disables it. */
const pageOrNone = z
	.string()
	.trim()
	.refine((value) => value === "" || isPage(value), NO_PAGE)
	.transform((value) => value || null);

function isOrigin(value: string): boolean {
	const url = parseUrl(value);
	return isAddress(value) && url?.pathname === "/" && !value.endsWith("?") && !value.endsWith("#");
}

/** A scheme, a host and perhaps a port, stored as browsers write an origin. */
const origin = z
	.string()
	.trim()
	.refine(isOrigin, "must be an http or https origin without a path, such as https://www.example.com")
	.transform((value) => new URL(value).origin);

const port = z.coerce.number("must be a port number").int().min(0).max(65_535, "must be a port number, at most 65535");
const whole = (min: number, max: number) => z.coerce.number("must be a whole number").int().min(min).max(max);

/** The variables that name hosts. With `API_HOST` set, all of them are required; without it, none. */
export const HOST_VARIABLES = [
	"API_HOST",
	"EU_API_HOST",
	"API_V2_HOST",
	"LINK_CHECKER_HOST",
	"RECRUITER_HOST",
	"INTERVIEW_HOST",
	"INTERVIEW_UTC_HOST",
	"EU_INTERVIEW_HOST",
	"BLOG_HOST",
	"DEVELOPER_HOST",
] as const;
export type HostVariable = (typeof HOST_VARIABLES)[number];

const hosts = Object.fromEntries(HOST_VARIABLES.map((name) => [name, address.optional()])) as Record<
	HostVariable,
	z.ZodOptional<typeof address>
>;

/** Variables for reminders by WhatsApp; all of them or none. */
export const WHATSAPP_VARIABLES = ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_ID", "WHATSAPP_TEMPLATE"] as const;

/** Variables for the embedded backend's files on an S3-compatible store; all of them or none. */
export const S3_VARIABLES = [
	"S3_ENDPOINT",
	"S3_BUCKET",
	"S3_EU_BUCKET",
	"S3_REGION",
	"S3_ACCESS_KEY_ID",
	"S3_SECRET_ACCESS_KEY",
] as const;

/** A `host:port` pair as the URL parser writes it; null if invalid. */
function hostAndPort(pair: string): string | null {
	const [, host, port] = /^([^\s/@?#\\]+):(\d{1,5})$/.exec(pair) ?? [];
	if (!host || Number(port) < 1 || Number(port) > 65_535) return null;
	const url = parseUrl(`http://${host}/`);
	return !url || url.port ? null : `${url.hostname}:${Number(port)}`;
}

const pairs = z.string().transform((value, context) => {
	const wanted = value.split(",").map((pair) => pair.trim());
	const read = wanted.map(hostAndPort);
	const wrong = wanted.find((_, index) => read[index] === null);
	if (wrong === undefined) return read.filter((pair) => pair !== null);
	context.addIssue(`must be host:port pairs with commas between them, such as files.corp:8443; "${wrong}" is none`);
	return z.NEVER;
});

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

const hostNames = z
	.string()
	.transform((value) => value.split(",").map((name) => name.trim().toLowerCase()))
	.refine((names) => names.every((name) => HOST_NAME.test(name)), "must be host names with commas between them");

/** Profiles separated by commas, in displayed order; an empty value or `none` for none. */
const profiles = z.string().transform((value, context) => {
	if (["", "none"].includes(value.trim().toLowerCase())) return [];
	const wanted = value.split(",").map((address) => address.trim());
	const read = wanted.map(readSocialLink);
	const wrong = wanted.find((_, index) => read[index] === null);
	if (wrong === undefined) return read.filter((link) => link !== null);
	context.addIssue(
		`must be https addresses on LinkedIn, Instagram, YouTube, Facebook, X or TikTok with commas between them, or "none"; "${wrong}" is neither`,
	);
	return z.NEVER;
});

/** Schemes that run code, or show a file or a page, instead of opening an app: such a page would keep people from the store. */
const NO_APP = /^(?:javascript|data|vbscript|blob|file|about|view-source|https?|intent):/i;

const APP_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[\w\-./?&=:%~{}]+$/i;

/** Opens an app at a code: a custom scheme, with exactly one `{code}`. */
const deepLink = z
	.string()
	.max(500)
	.refine(
		(value) => APP_ADDRESS.test(value) && !NO_APP.test(value) && value.split("{code}").length === 2,
		"must be an app's address with {code} in it once, such as app://code/{code}",
	);

/** Where interviews are done: an http or https address with exactly one `{code}`. */
const interviewAddress = page.refine(
	(value) => value.split("{code}").length === 2,
	"must be an address with {code} in it once, such as https://interviews.example.com/start/{code}",
);

const postgres = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address");

/** A mail server with its credentials; the scheme and the address decide port and encryption. */
const mailServer = z.string().refine((value) => {
	const url = parseUrl(value);
	return !!url?.hostname && /^smtps?:$/.test(url.protocol);
}, "must be an smtp:// or smtps:// address, such as smtps://user:password@mail.example.com");

/** The sender of mails: `Name <address>`, or an address alone. */
const mailSender = z
	.string()
	.trim()
	.max(300)
	.refine((value) => {
		const [, named, alone] = /^[^<>"\p{Cc}]*<([^<>]+)>$|^([^<>]+)$/u.exec(value) ?? [];
		return z.email().safeParse(named ?? alone).success;
	}, "must be an email address, or a name with one, such as Astronaut <no-reply@example.com>");

/** Variables that an empty value disables. For all others, an empty value counts as not set. */
export const EMPTY_MEANS_NONE: readonly string[] = ["IOS_STORE_URL", "ANDROID_STORE_URL", "SOCIAL_LINKS"];

/** Every variable that the product reads, with its default. */
export const variables = z.object({
	PORT: port.default(3000),
	HOST: z.string().min(1).default("localhost"),
	SITE_ORIGIN: origin.optional(),
	...hosts,
	EU_LINK_CHECKER_HOST: address.optional(),
	BACKEND_HOST: z.string().min(1).default("localhost"),
	BACKEND_PORT: port.default(4000),
	BACKEND_EU_PORT: port.default(4001),
	BACKEND_ORIGIN: origin.optional(),
	BACKEND_EU_ORIGIN: origin.optional(),
	DATA_DIR: z.string().min(1).default(".data"),
	DEMO_DATA: z.enum(["on", "off"], "must be on or off").optional(),
	DATABASE_URL: postgres.optional(),
	EU_DATABASE_URL: postgres.optional(),
	S3_ENDPOINT: address.optional(),
	S3_BUCKET: z.string().optional(),
	S3_EU_BUCKET: z.string().optional(),
	S3_REGION: z.string().optional(),
	S3_ACCESS_KEY_ID: z.string().optional(),
	S3_SECRET_ACCESS_KEY: z.string().optional(),
	LINK_INTERNAL_HOSTS: pairs.default([]),
	LINK_BLOCK_LIST: z.string().min(1).optional(),
	CHROMIUM_PATH: z.string().startsWith("/", "must be the full path of a program").optional(),
	UPLOAD_ENCODING: z.enum(["base64", "binary"], "must be base64 or binary").optional(),
	IDEMPOTENCY_KEYS: z.enum(["honoured", "ask"], "must be honoured or ask").optional(),
	LOG_LEVEL: z
		.enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
		.default("info"),
	PASSWORD_WORK: whole(10, 18).default(15),
	TRUSTED_HOPS: whole(0, 10).default(0),
	RATE_LIMIT_SCALE: z.coerce.number("must be a number").min(0.01).max(10_000).default(1),
	CACHE_MEGABYTES: whole(1, 4_096).default(64),
	INTERVIEW_URL: interviewAddress.optional(),
	INTERVIEW_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
	PURGE_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
	FORM_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
	INDEXNOW_KEY: z
		.string()
		.regex(/^[A-Za-z0-9-]{8,128}$/, "must have 8 to 128 letters, digits and dashes")
		.optional(),
	INDEXNOW_ENDPOINT: page.default("https://api.indexnow.org/indexnow"),
	DOCUMENT_LINK_HOSTS: hostNames.default(["docs.google.com", "drive.google.com"]),
	VIDEO_LINK_HOSTS: hostNames.default(["youtube.com", "youtu.be"]),
	IOS_STORE_URL: pageOrNone.optional(),
	ANDROID_STORE_URL: pageOrNone.optional(),
	SOCIAL_LINKS: profiles.optional(),
	IOS_DEEP_LINK: deepLink.default("astronaut://entercode?code={code}"),
	ANDROID_DEEP_LINK: deepLink.default("astronaut://interview/code/{code}"),
	SMTP_URL: mailServer.optional(),
	MAIL_FROM: mailSender.default("Astronaut <no-reply@astronaut.example>"),
	WHATSAPP_TOKEN: z.string().min(1).optional(),
	WHATSAPP_PHONE_ID: z
		.string()
		.regex(/^\d{5,20}$/, "must be the id of a number, its digits")
		.optional(),
	WHATSAPP_TEMPLATE: z
		.string()
		.regex(/^[a-z0-9_]{1,512}$/, "must be the name of a template")
		.optional(),
	WHATSAPP_URL: page.default("https://graph.facebook.com/v23.0"),
	SUPPORT_EMAIL: z.email("must be an email address").default("support@astronaut.example"),
	WELCOME_VIDEO_URL: page.refine((value) => value.startsWith("https:"), "must be an https address").optional(),
	DRAIN_SECONDS: whole(0, 600).default(30),
});
export type Variables = z.output<typeof variables>;
