import "server-only";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { z } from "zod";
import type { MetricsAddress } from "@/lib/operations/metrics/serve";
import type { Sampling } from "@/lib/operations/tracing/start";
import type { SocialLink } from "@/lib/site/social";
import { misspelt, unreachable } from "./env-hints";
import {
	configuredHosts,
	embeddedHosts,
	type Hosts,
	localHost,
	type PublicHosts,
	type RegionAddress,
	regionAddresses,
} from "./env-hosts";
import {
	EMPTY_MEANS_NONE,
	HOST_VARIABLES,
	S3_VARIABLES,
	type Variables,
	variables,
	WHATSAPP_VARIABLES,
} from "./env-schema";

type Source = Record<string, string | undefined>;

/** The product's configuration. `backend` is null if the hosts are external. */
export interface Env {
	port: number;
	host: string;
	/** Origin for canonical URLs, share links and redirects; never derived from a request. */
	siteOrigin: string;
	hosts: Hosts;
	publicHosts: PublicHosts;
	uploadEncoding: "base64" | "binary";
	/** Whether all hosts honour `Idempotency-Key`, so that a form whose answer was lost may be sent again automatically. */
	keysAreHonoured: boolean;
	backend: BackendSettings | null;
	logLevel: Variables["LOG_LEVEL"];
	/** Number of trusted proxies in front, for `X-Forwarded-For`. */
	trustedHops: number;
	/** Multiplies every rate limit. */
	rateScale: number;
	/** How many requests a process works on at once, and how many uploads beside them. */
	requestsAtOnce: number;
	/** Redis, which makes several instances behave as one. */
	redisUrl: string | undefined;
	/** Which traces are recorded; undefined for none. The collector is in the variables that its client reads itself. */
	tracing: Sampling | undefined;
	/** Where the site's process shows its metrics; undefined if nowhere. */
	metrics: MetricsAddress | undefined;
	cacheBytes: number;
	/** How many processes answer requests. */
	workers: number;
	/** Whether a new process renders its own pages before somebody asks for them. */
	rendersAhead: boolean;
	purgeToken: string | undefined;
	/** Seals the state that forms carry between pages; by default each process has a random key. */
	formSecret: string | undefined;
	/**
	 * IndexNow, which tells search engines about changed jobs: disabled without a key. `stateFile` records what was reported.
	 */
	indexNow: { key: string | undefined; endpoint: string; stateFile: string };
	/** Where a process leaves the site's own pages for the next one. */
	pagesFile: string;
	/** The operator's store listings of the interview app: null for none, undefined if not configured. */
	storeListings: { ios: string | null | undefined; android: string | null | undefined };
	/** The operator's profiles, in displayed order; undefined if not configured. */
	profiles: readonly SocialLink[] | undefined;
	/** Addresses that open the interview app, with `{code}` in place of the interview code. */
	deepLinks: { ios: string; android: string };
	/** The support contact for candidates. */
	supportEmail: string;
	/** The operator's welcome video for candidates, in place of ours. */
	welcomeVideoUrl: string | undefined;
	/** Hosts, including subdomains, whose links are downloaded as documents or videos. */
	linkHosts: { documentHosts: readonly string[]; videoHosts: readonly string[] };
	drainMs: number;
	/** Multiplies the time limits of calls to hosts, and pages' patience with their optional parts. */
	timeoutScale: number;
}

interface RegionSettings extends RegionAddress {
	databaseUrl: string | undefined;
	bucket: string | undefined;
}

/** The embedded backend's configuration. */
export interface BackendSettings {
	/** The host that both regions listen on. */
	host: string;
	/** Number of trusted proxies in front, for `X-Forwarded-For`. */
	trustedHops: number;
	/** Multiplies the limits for calls that come through a proxy. */
	rateScale: number;
	dataDir: string;
	/** Whether the databases get the demo data. */
	demoData: boolean;
	/** Which traces are recorded; undefined for none. */
	tracing: Sampling | undefined;
	/** Where the backend's process shows its metrics; undefined if nowhere. */
	metrics: MetricsAddress | undefined;
	/** Redis, which makes several instances behave as one. */
	redisUrl: string | undefined;
	logLevel: Variables["LOG_LEVEL"];
	siteOrigin: string;
	/** Where the backend reaches the site, and the token with which it drops changed pages from the cache. */
	site: { address: string; purgeToken: string | undefined };
	supportEmail: string;
	regions: { main: RegionSettings; eu: RegionSettings };
	s3: { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
	/** Link checks: internal `host:port` pairs that may be fetched, the block list, and the browser for captures. */
	links: { internalHosts: string[]; blockList: string | undefined; chromium: string | undefined };
	/** The sender of mails and the SMTP server; without a server, mails are written to files. */
	mail: { smtpUrl: string | undefined; from: string };
	/** The WhatsApp Business Cloud API for reminders; undefined if not configured. */
	whatsapp: { url: string; phoneId: string; token: string; template: string } | undefined;
	/** Where interviews are done, with `{code}` in place of the interview code; undefined if not configured. */
	interviewUrl: string | undefined;
	/** Token by which the interview host reports interviews that are done. */
	interviewToken: string | undefined;
	/** Work factor of new password hashes. */
	passwordWork: number;
}

/** An invalid configuration; `lines` gives the reasons, one line per variable. */
export class EnvError extends Error {
	constructor(readonly lines: string[]) {
		super(lines.join("\n"));
		this.name = "EnvError";
	}
}

const problem = (issue: z.core.$ZodIssue) => `${issue.path.join(".")}: ${issue.message}`;

/** Variables that are set together or not at all; EU data must not share the main region's database. */
function checkTogether(set: Source): string[] {
	const missing = (names: readonly (keyof Variables)[], reason: string) =>
		names.some((name) => set[name] !== undefined)
			? names.filter((name) => set[name] === undefined).map((name) => `${name}: is missing (${reason})`)
			: [];
	const shared = set.DATABASE_URL && set.DATABASE_URL === set.EU_DATABASE_URL;
	return [
		...missing(HOST_VARIABLES, "needed as soon as one host is set"),
		...missing(S3_VARIABLES, "needed as soon as one S3 variable is set"),
		...missing(WHATSAPP_VARIABLES, "needed as soon as one WhatsApp variable is set"),
		...missing(["DATABASE_URL", "EU_DATABASE_URL"], "both regions need a database of their own"),
		...missing(["BACKEND_ORIGIN", "BACKEND_EU_ORIGIN"], "both regions need a public origin of their own"),
		...(set.REDIS_URL && !set.FORM_SECRET
			? ["FORM_SECRET: is missing (with REDIS_URL there are several instances, which need the same one)"]
			: []),
		...(shared ? ["EU_DATABASE_URL: must differ from DATABASE_URL; the EU region shares nothing"] : []),
	];
}

/** Site and regions have pages at the same paths, so each of them needs an origin of its own. */
function sharedOrigins({ BACKEND_ORIGIN: main, BACKEND_EU_ORIGIN: eu }: Variables, siteOrigin: string): string[] {
	return [
		...(main === siteOrigin ? ["BACKEND_ORIGIN: must differ from the site's origin"] : []),
		...(eu === siteOrigin ? ["BACKEND_EU_ORIGIN: must differ from the site's origin"] : []),
		...(main && main === eu ? ["BACKEND_EU_ORIGIN: must differ from BACKEND_ORIGIN"] : []),
	];
}

function backendSettings(values: Variables, siteOrigin: string): BackendSettings {
	const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
	const { main, eu } = regionAddresses(values);
	return {
		host: values.BACKEND_HOST,
		trustedHops: values.TRUSTED_HOPS,
		rateScale: values.RATE_LIMIT_SCALE,
		dataDir: values.DATA_DIR,
		redisUrl: values.REDIS_URL,
		tracing: samplingOf(values),
		metrics: metricsAddress(values, values.BACKEND_METRICS_PORT),
		demoData: (values.DEMO_DATA ?? (values.DATABASE_URL ? "off" : "on")) === "on",
		logLevel: values.LOG_LEVEL,
		siteOrigin,
		site: { address: `http://${localHost(values.HOST)}:${values.PORT}`, purgeToken: values.PURGE_TOKEN },
		supportEmail: values.SUPPORT_EMAIL,
		regions: {
			main: { ...main, databaseUrl: values.DATABASE_URL, bucket: values.S3_BUCKET },
			eu: { ...eu, databaseUrl: values.EU_DATABASE_URL, bucket: values.S3_EU_BUCKET },
		},
		s3:
			S3_ENDPOINT && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
				? {
						endpoint: S3_ENDPOINT,
						region: S3_REGION,
						accessKeyId: S3_ACCESS_KEY_ID,
						secretAccessKey: S3_SECRET_ACCESS_KEY,
					}
				: undefined,
		links: {
			internalHosts: values.LINK_INTERNAL_HOSTS,
			blockList: values.LINK_BLOCK_LIST,
			chromium: values.CHROMIUM_PATH,
		},
		mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
		whatsapp: whatsappOf(values),
		interviewUrl: values.INTERVIEW_URL,
		interviewToken: values.INTERVIEW_TOKEN,
		passwordWork: values.PASSWORD_WORK,
	};
}

function samplingOf(values: Variables): Sampling | undefined {
	const collector = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
	if (!collector || values.OTEL_SDK_DISABLED === "true" || values.OTEL_TRACES_EXPORTER === "none") return undefined;
	return { sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

const metricsAddress = ({ METRICS_HOST: host }: Variables, port: number | undefined): MetricsAddress | undefined =>
	port === undefined ? undefined : { host, port };

function whatsappOf({ WHATSAPP_URL: url, ...values }: Variables): BackendSettings["whatsapp"] {
	const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TEMPLATE: template } = values;
	return token && phoneId && template ? { url, phoneId, token, template } : undefined;
}

/** Parses the configuration from `source`. Throws `EnvError` with one line per invalid variable. */
export function parseEnv(source: Source): Env {
	const counts = ([name, value]: [string, string | undefined]) => value !== "" || EMPTY_MEANS_NONE.includes(name);
	const set = Object.fromEntries(Object.entries(source).filter(counts));
	const read = variables.safeParse(set);
	const lines = [...(read.error?.issues.map(problem) ?? []), ...checkTogether(set)];
	if (!read.success || lines.length > 0) throw new EnvError(lines);
	const values = read.data;

	const siteOrigin = values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`;
	const embedded = values.API_HOST === undefined;
	const shared = embedded ? sharedOrigins(values, siteOrigin) : [];
	if (shared.length > 0) throw new EnvError(shared);
	return {
		port: values.PORT,
		host: values.HOST,
		siteOrigin,
		...(embedded ? embeddedHosts(regionAddresses(values)) : configuredHosts(values)),
		uploadEncoding: values.UPLOAD_ENCODING ?? (embedded ? "binary" : "base64"),
		keysAreHonoured: (values.IDEMPOTENCY_KEYS ?? (embedded ? "honoured" : "ask")) === "honoured",
		backend: embedded ? backendSettings(values, siteOrigin) : null,
		logLevel: values.LOG_LEVEL,
		trustedHops: values.TRUSTED_HOPS,
		rateScale: values.RATE_LIMIT_SCALE,
		requestsAtOnce: values.REQUESTS_AT_ONCE,
		redisUrl: values.REDIS_URL,
		tracing: samplingOf(values),
		metrics: metricsAddress(values, values.METRICS_PORT),
		cacheBytes: values.CACHE_MEGABYTES * 1_048_576,
		workers: values.WORKERS,
		rendersAhead: values.RENDER_AHEAD === "on",
		purgeToken: values.PURGE_TOKEN,
		formSecret: values.FORM_SECRET,
		indexNow: {
			key: values.INDEXNOW_KEY,
			endpoint: values.INDEXNOW_ENDPOINT,
			stateFile: join(values.DATA_DIR, "indexnow.jsonl"),
		},
		pagesFile: join(values.DATA_DIR, "own-pages.json"),
		storeListings: { ios: values.IOS_STORE_URL, android: values.ANDROID_STORE_URL },
		profiles: values.SOCIAL_LINKS,
		deepLinks: { ios: values.IOS_DEEP_LINK, android: values.ANDROID_DEEP_LINK },
		supportEmail: values.SUPPORT_EMAIL,
		welcomeVideoUrl: values.WELCOME_VIDEO_URL,
		linkHosts: { documentHosts: values.DOCUMENT_LINK_HOSTS, videoHosts: values.VIDEO_LINK_HOSTS },
		drainMs: values.DRAIN_SECONDS * 1_000,
		timeoutScale: values.HOST_TIMEOUT_SCALE,
	};
}

/**
 * Makes up what the site and its embedded backend recognise each other by, unless it is set. Call it before `env`, in the
 * process that starts both.
 */
export function makeTokens(): void {
	if (!process.env.API_HOST) process.env.PURGE_TOKEN ||= randomBytes(24).toString("base64url");
	// Workers must be able to open what another one sealed.
	if ((process.env.WORKERS || "1") !== "1") process.env.FORM_SECRET ||= randomBytes(32).toString("base64url");
}

let current: Env | undefined;

/** The configuration of this process, parsed on first use. */
export function env(): Env {
	current ??= parseEnv(process.env);
	return current;
}

/** A line for each thing about this process's configuration that works, but is probably not what was meant. */
export const envHints = (): string[] => [...misspelt(process.env), ...unreachable(env())];
