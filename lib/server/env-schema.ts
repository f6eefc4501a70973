import { availableParallelism } from "node:os";
import { z } from "zod";
import {
	address,
	deepLink,
	host,
	hostNames,
	interviewAddress,
	mailSender,
	mailServer,
	origin,
	page,
	pageOrNone,
	pairs,
	port,
	postgres,
	profiles,
	redis,
	whole,
} from "./env-values";

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

/** Which traces are recorded, by OpenTelemetry's names. */
const SAMPLERS = [
	...["always_on", "always_off", "traceidratio"],
	...["parentbased_always_on", "parentbased_always_off", "parentbased_traceidratio"],
] as const;

/** Variables that an empty value disables. For all others, an empty value counts as not set. */
export const EMPTY_MEANS_NONE: readonly string[] = ["IOS_STORE_URL", "ANDROID_STORE_URL", "SOCIAL_LINKS"];

/** Every variable that the product reads, with its default. */
export const variables = z.object({
	PORT: port.default(3000),
	HOST: host.default("localhost"),
	SITE_ORIGIN: origin.optional(),
	...hosts,
	EU_LINK_CHECKER_HOST: address.optional(),
	BACKEND_HOST: host.default("localhost"),
	BACKEND_PORT: port.default(4000),
	BACKEND_EU_PORT: port.default(4001),
	BACKEND_ORIGIN: origin.optional(),
	BACKEND_EU_ORIGIN: origin.optional(),
	DATA_DIR: z.string().min(1).default(".data"),
	DEMO_DATA: z.enum(["on", "off"], "must be on or off").optional(),
	DATABASE_URL: postgres.optional(),
	EU_DATABASE_URL: postgres.optional(),
	REDIS_URL: redis.optional(),
	OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
	OTEL_SDK_DISABLED: z.enum(["true", "false"], "must be true or false").default("false"),
	OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], "must be otlp or none").default("otlp"),
	OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `must be one of ${SAMPLERS.join(", ")}`).default("parentbased_always_on"),
	OTEL_TRACES_SAMPLER_ARG: z.coerce.number("must be a number from 0 to 1").min(0).max(1).default(1),
	METRICS_HOST: host.default("localhost"),
	METRICS_PORT: port.optional(),
	BACKEND_METRICS_PORT: port.optional(),
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
	REQUESTS_AT_ONCE: whole(1, 100_000).default(500),
	RATE_LIMIT_SCALE: z.coerce.number("must be a number").min(0.01).max(10_000).default(1),
	WORKERS: z
		.union([z.literal("auto").transform(() => availableParallelism()), whole(1, 64)], "must be auto or 1 to 64")
		.default(1),
	RENDER_AHEAD: z.enum(["on", "off"], "must be on or off").default("on"),
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
	HOST_TIMEOUT_SCALE: z.coerce.number("must be a number").min(0.001).max(10).default(1),
	DRAIN_SECONDS: whole(0, 600).default(30),
});
export type Variables = z.output<typeof variables>;
