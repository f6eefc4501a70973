import { z } from "zod";
import { parseUrl } from "@/lib/contract/parse-url";
import { readSocialLink } from "@/lib/site/social";

function isAddress(value: string): boolean {
	const url = parseUrl(value);
	return !!url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
}

/** A host's address: http or https, without credentials, query or fragment; stored without a trailing slash. */
export const address = z
	.string()
	.trim()
	.refine(isAddress, "must be an http or https address, such as https://api.example.com")
	.transform((value) => value.replace(/\/+$/, ""));

const isPage = (value: string) => !!parseUrl(value) && /^https?:/.test(value);
const NO_PAGE = "must be an address, such as https://apps.example.com/app/1";

/** A page's address: http or https. */
export const page = z.string().trim().refine(isPage, NO_PAGE);

/** The same for an optional variable: an empty value disables it. */
export const pageOrNone = z
	.string()
	.trim()
	.refine((value) => value === "" || isPage(value), NO_PAGE)
	.transform((value) => value || null);

function isOrigin(value: string): boolean {
	const url = parseUrl(value);
	return isAddress(value) && url?.pathname === "/" && !value.endsWith("?") && !value.endsWith("#");
}

/** A scheme, a host and perhaps a port, stored as browsers write an origin. */
export const origin = z
	.string()
	.trim()
	.refine(isOrigin, "must be an http or https origin without a path, such as https://www.example.com")
	.transform((value) => new URL(value).origin);

function isHost(value: string): boolean {
	const url = parseUrl(`http://${value.includes(":") ? `[${value}]` : value}`);
	return url?.pathname === "/" && !url.port && !url.username && !/[\s/?#@]/.test(value);
}

/** A host to listen on. */
export const host = z.string().refine(isHost, "must be a host name or an IP address, such as 0.0.0.0, without a port");

/** A port; 0 lets the system choose. */
export const port = z.coerce
	.number("must be a port number")
	.int()
	.min(0)
	.max(65_535, "must be a port number, at most 65535");
/** A whole number between two others, both included. */
export const whole = (min: number, max: number) => z.coerce.number("must be a whole number").int().min(min).max(max);

/** A `host:port` pair as the URL parser writes it; null if invalid. */
function hostAndPort(pair: string): string | null {
	const [, host, port] = /^([^\s/@?#\\]+):(\d{1,5})$/.exec(pair) ?? [];
	if (!host || Number(port) < 1 || Number(port) > 65_535) return null;
	const url = parseUrl(`http://${host}/`);
	return !url || url.port ? null : `${url.hostname}:${Number(port)}`;
}

/** `host:port` pairs with commas between them. */
export const pairs = z.string().transform((value, context) => {
	const wanted = value.split(",").map((pair) => pair.trim());
	const read = wanted.map(hostAndPort);
	const wrong = wanted.find((_, index) => read[index] === null);
	if (wrong === undefined) return read.filter((pair) => pair !== null);
	context.addIssue(`must be host:port pairs with commas between them, such as files.corp:8443; "${wrong}" isn't one`);
	return z.NEVER;
});

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** Host names with commas between them, in small letters. */
export const hostNames = z
	.string()
	.transform((value) => value.split(",").map((name) => name.trim().toLowerCase()))
	.refine((names) => names.every((name) => HOST_NAME.test(name)), "must be host names with commas between them");

/** Profiles separated by commas, in displayed order; an empty value or `none` for none. */
export const profiles = z.string().transform((value, context) => {
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
export const deepLink = z
	.string()
	.max(500)
	.refine(
		(value) => APP_ADDRESS.test(value) && !NO_APP.test(value) && value.split("{code}").length === 2,
		"must be an app's address with {code} in it once, such as app://code/{code}",
	);

/** Where interviews are done: an http or https address with exactly one `{code}`. */
export const interviewAddress = page.refine(
	(value) => value.split("{code}").length === 2,
	"must be an address with {code} in it once, such as https://interviews.example.com/start/{code}",
);

/** The address of a PostgreSQL database. */
export const postgres = z.string().regex(/^postgres(ql)?:\/\//, "must be a postgres:// address");

/** The address of Redis or Valkey, with its credentials and the number of its database. */
export const redis = z.string().refine((value) => {
	const url = parseUrl(value);
	return !!url?.hostname && /^rediss?:$/.test(url.protocol);
}, "must be a redis:// or rediss:// address, such as redis://:password@redis.example.com:6379/0");

/** A mail server with its credentials; the scheme and the address decide port and encryption. */
export const mailServer = z.string().refine((value) => {
	const url = parseUrl(value);
	return !!url?.hostname && /^smtps?:$/.test(url.protocol);
}, "must be an smtp:// or smtps:// address, such as smtps://user:password@mail.example.com");

/** The sender of mails: `Name <address>`, or an address alone. */
export const mailSender = z
	.string()
	.trim()
	.max(300)
	.refine((value) => {
		const [, named, alone] = /^[^<>"\p{Cc}]*<([^<>]+)>$|^([^<>]+)$/u.exec(value) ?? [];
		return z.email().safeParse(named ?? alone).success;
	}, "must be an email address, or a name with one, such as Astronaut <no-reply@example.com>");
