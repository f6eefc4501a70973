import type { LinkCode } from "./codes";
import type { LinkKind } from "./hosts";
import type { LinkReply } from "./ports";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const textIn = (value: unknown) => (typeof value === "string" ? value : "");

const LONGEST_HOST = 253;
const OK = 200;

/** The host has no room for a copy, or has made enough for this person's network. */
const NO_SPACE = 507;

const bodyOf = (reply: LinkReply): Fields | null =>
	reply.kind === "answer" && reply.status === OK ? fieldsOf(reply.body) : null;

/** The result of a check: the link's host, or an error code. */
export type Scan = { host: string } | { code: LinkCode };

/** Interprets the answer to a check. A link with another status than 200 is inaccessible, whatever else the answer says. */
export function judgeScan(reply: LinkReply): Scan {
	const body = bodyOf(reply);
	if (Number(body?.status_code) !== OK) return { code: "URL_CANT_BE_ACCESSED" };
	const { malicious, suspicious } = fieldsOf(body?.result);
	if (Number(malicious) > 0) return { code: "URL_MALICIOUS" };
	if (Number(suspicious) > 0) return { code: "URL_SUSPICIOUS" };
	return { host: textIn(body?.host).slice(0, LONGEST_HOST) };
}

/** The result of copying: the copy's address, or an error code. */
export type Copy = { path: string } | { code: LinkCode };

/** Interprets the answer to a download or a capture. */
export function judgeCopy(reply: LinkReply, kind: LinkKind): Copy {
	const body = bodyOf(reply) ?? {};
	const path = kind === "page" ? textIn(fieldsOf(body.data).link_capture_path) : downloadPath(body);
	if (path) return { path };
	if (reply.kind === "answer" && reply.status === NO_SPACE) return { code: "URL_NO_SPACE" };
	return { code: kind === "page" ? "URL_CANT_BE_PROCESSED" : "URL_NOT_HAVE_PERMISSION" };
}

const downloadPath = (body: Fields) => textIn(body.link_download) || textIn(body.path_link);
