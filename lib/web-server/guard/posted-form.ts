import type { IncomingMessage } from "node:http";
import type { RefusalCode } from "@/lib/contract/errors";
import { URL_ENCODED } from "@/lib/contract/form-data";

type Head = Pick<IncomingMessage, "method" | "headers">;

/** Largest form that browsers post by themselves, bytes: a book that was pasted into one is more. */
const LARGEST_FORM = 300_000;

/** The same with files: the most that they may have, and a form's texts. */
const LARGEST_WITH_FILES = 22_000_000;

const TYPES = [URL_ENCODED, "multipart/form-data"] as const;

const typeOf = ({ headers }: Head) => headers["content-type"]?.split(";")[0]?.trim().toLowerCase();

const isTooLarge = ({ headers }: Head) => Number(headers["content-length"] ?? 0) > LARGEST_FORM;

/** Whether a browser posts a form itself, so that a person reads the answer. Scripts never request a page. */
export function isPostedForm({ method, headers }: Head): boolean {
	if (method !== "POST") return false;
	const mode = headers["sec-fetch-mode"];
	return mode ? mode === "navigate" : headers.accept?.includes("text/html") === true;
}

/** Whether it holds text alone, and little of it. */
export const isSmallForm = (head: Head): boolean =>
	isPostedForm(head) && typeOf(head) === TYPES[0] && head.headers["content-length"] !== undefined && !isTooLarge(head);

/** Whether it may hold files, of which no more come than a form may send. */
export const isFormWithFiles = (head: Head): boolean =>
	isPostedForm(head) &&
	typeOf(head) === TYPES[1] &&
	Number(head.headers["content-length"] ?? Number.POSITIVE_INFINITY) <= LARGEST_WITH_FILES;

/** Why a form that a browser posts itself is refused, by its head; null for everything else. */
export function refuseForm(head: Head): RefusalCode | null {
	if (!isPostedForm(head)) return null;
	const site = head.headers["sec-fetch-site"] || "none";
	if (site !== "same-origin" && site !== "none") return "cross_origin";
	const type = typeOf(head);
	if (!TYPES.some((known) => known === type)) return "unsupported_type";
	return type === TYPES[0] && isTooLarge(head) ? "body_too_large" : null;
}
