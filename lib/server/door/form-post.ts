import "server-only";
import { sendErrorOf } from "@/lib/application/kept-request";
import { PAGE_PARAMS } from "@/lib/application/target";
import type { ErrorBody } from "@/lib/contract/errors";
import type { Match } from "@/lib/contract/match";
import { LANGUAGE_PARAM } from "@/lib/entry/enter-code";
import { type Locale, localeOf, pathIn } from "@/lib/i18n/locales";
import { type JobAddress, jobPath } from "@/lib/jobs/address";
import { finishPath, requestPath } from "@/lib/jobs/request-address";
import { firstCharacters } from "@/lib/text/plain";
import {
	APPLIED,
	type FormResult,
	LONGEST_NAME,
	LONGEST_SAID,
	MOST_FIELDS,
	NOT_TAKEN,
	type RefusedForm,
} from "../form-result";
import { addressByCode, addressBySlugs } from "../page-address";
import { areTaken } from "./documents-taken";
import { asMultipartPost } from "./multipart";

const LARGEST_FORM = 200_000;

/** The upload page of a document request, in the language of its address. */
interface RequestPage {
	by: "request";
	hash: string;
	locale: Locale;
}

/**
 * The page of a job or of a document request on which a browser without script posted a form by itself; undefined for any
 * other request. The call by ids doesn't name its job's page, so that such a form does; null where that is none.
 */
export function pageOfForm(
	request: Request,
	{ name, params }: Match,
	search: URLSearchParams,
): JobAddress | RequestPage | null | undefined {
	if (request.headers.get("sec-fetch-mode") !== "navigate") return undefined;
	if (name === "submitDocuments") {
		return { by: "request", hash: params.hash ?? "", locale: localeOf(search.get(LANGUAGE_PARAM) ?? "") };
	}
	if (name === "applyByCode") return addressByCode(params.code ?? "");
	if (name !== "applyBySlugs") return undefined;
	return addressBySlugs(search.get(PAGE_PARAMS.company) ?? "", search.get(PAGE_PARAMS.job) ?? "");
}

/** The same post as multipart, which is what the hosts take; other types pass as they are. */
export async function asMultipart(request: Request): Promise<Request> {
	const type = request.headers.get("content-type")?.split(";")[0];
	const size = Number(request.headers.get("content-length") ?? LARGEST_FORM + 1);
	if (type !== "application/x-www-form-urlencoded" || size > LARGEST_FORM) return request;
	return asMultipartPost(request, new URLSearchParams(await request.text()));
}

/** Names of the fields that a host refuses, as many and as long as a result carries. */
const fieldsOf = ({ errors = {} }: ErrorBody): string[] =>
	Object.keys(errors)
		.filter((name) => name.length <= LONGEST_NAME)
		.slice(0, MOST_FIELDS);

/** Most that a result carries of what is said of fields, bytes: a cookie holds 4,096. */
const MOST_SAID_BYTES = 1_400;

/** What a host says of the refused fields. What doesn't fit is left out; its field is named all the same. */
function errorsOf(body: ErrorBody): Record<string, string[]> {
	let left = MOST_SAID_BYTES;
	const found = fieldsOf(body).map((name) => {
		const said = firstCharacters((body.errors?.[name] ?? []).join(" "), LONGEST_SAID);
		left -= Buffer.byteLength(said);
		return [name, said && left >= 0 && !body.code ? [said] : []];
	});
	return Object.fromEntries(found);
}

async function resultOf(answer: Response): Promise<FormResult> {
	const body = await answer.json().catch(() => ({}));
	if (answer.ok) {
		return { code: body.interview_code ?? "", url: body.url, noAssessment: Boolean(body.assesment_not_available) };
	}
	const { message, errors = {} }: ErrorBody = body;
	const reason = message ?? Object.values(errors).flat()[0] ?? "";
	return { status: answer.status, reason, errors: errorsOf(body) };
}

const seeOther = (location: string, headers: Record<string, string> = {}): Response =>
	new Response(null, { status: 303, headers: { ...headers, location, "cache-control": "no-store" } });

async function refusalOf(answer: Response): Promise<RefusedForm> {
	const body: ErrorBody = await answer.json().catch(() => ({}));
	return { ...sendErrorOf(answer.status, body), fields: fieldsOf(body) };
}

/** Leads on from a request's upload page: the address says how it went. */
async function toFinishPage(answer: Response, { hash, locale }: RequestPage): Promise<Response> {
	const page = pathIn(locale, requestPath("finish", hash));
	const isTaken = await areTaken(answer);
	const cookie = isTaken ? NOT_TAKEN.drop(page) : NOT_TAKEN.write(await refusalOf(answer), page);
	return seeOther(pathIn(locale, finishPath(hash, isTaken ? "sent" : "failed")), { "set-cookie": cookie });
}

/** Sends the browser on to the page that says what came of a posted form. */
export async function toResultPage(answer: Response, page: JobAddress | RequestPage): Promise<Response> {
	if (page.by === "request") return toFinishPage(answer, page);
	const location = `${jobPath(page)}/applied`;
	return seeOther(location, { "set-cookie": APPLIED.write(await resultOf(answer), location) });
}
