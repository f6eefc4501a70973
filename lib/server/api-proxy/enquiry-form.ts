import "server-only";
import { createHash } from "node:crypto";
import type { EnquiryKind } from "@/lib/contract/enquiry";
import type { Match } from "@/lib/contract/match";
import { enquiryKind } from "@/lib/contract/params";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { outcomeOf } from "@/lib/enquiry/outcome";
import { answerPath } from "@/lib/enquiry/paths";
import { type EnquiryValues, valuesOf } from "@/lib/enquiry/values";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { writeAsked } from "../enquiry-result";
import { asMultipartPost } from "./multipart";

const FORM_TYPE = "application/x-www-form-urlencoded";

/** Largest posted form that is read, bytes: the call's own size, with each letter encoded. */
const LARGEST_FORM = 200_000;

/** Whether a browser posted a request's form by itself: pages' scripts send multipart. */
export const isEnquiryForm = (request: Request, { name }: Match): boolean =>
	name === "enquiry" && request.headers.get("content-type")?.split(";")[0] === FORM_TYPE;

/** What was posted; nothing of a body that no such form has. */
async function readPosted(request: Request): Promise<URLSearchParams> {
	const size = Number(request.headers.get("content-length") ?? LARGEST_FORM + 1);
	return new URLSearchParams(size > LARGEST_FORM ? "" : await request.text());
}

/** The same for the same values: a form that is posted twice is one request. */
const keyOf = (kind: EnquiryKind, values: EnquiryValues) =>
	createHash("sha256")
		.update(JSON.stringify([kind, values]))
		.digest("hex");

/** The same post as multipart, which is what the hosts take; the receipt is written in the page's language. */
const asSent = (request: Request, kind: EnquiryKind, values: EnquiryValues, trap: string, locale: Locale) =>
	asMultipartPost(request, Object.entries({ ...values, [TRAP_FIELD]: trap }), {
		"accept-language": locale,
		"idempotency-key": keyOf(kind, values),
	});

/**
 * Answers a request that a browser posted without script: `ask` makes the call, and the browser is sent on to the page
 * that says what came of it, in the language `locale`, with what was typed if it was not taken.
 */
export async function answerEnquiryForm(
	request: Request,
	{ params }: Match,
	locale: Locale,
	ask: (sent: Request) => Promise<Response>,
): Promise<Response> {
	const kind = enquiryKind.parse(params.kind);
	const posted = await readPosted(request);
	const values = valuesOf(kind, (field) => posted.get(field));
	const answer = await ask(await asSent(request, kind, values, posted.get(TRAP_FIELD) ?? "", locale));
	const outcome = outcomeOf(kind, answer.status, await answer.json().catch(() => ({})));
	const page = pathIn(locale, answerPath(kind));
	const headers = { location: page, "set-cookie": writeAsked(outcome, values, page), "cache-control": "no-store" };
	return new Response(null, { status: 303, headers });
}
