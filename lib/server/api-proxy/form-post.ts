import "server-only";
import { sendErrorOf } from "@/lib/application/persisted-request";
import { PAGE_PARAMS } from "@/lib/application/target";
import type { ErrorBody } from "@/lib/contract/errors";
import type { Match } from "@/lib/contract/match";
import { finishPath, requestPath } from "@/lib/document-request/address";
import { type Locale, localeOf, pathIn } from "@/lib/i18n/locales";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { type JobAddress, jobPath } from "@/lib/job/address";
import { type FormResult, NOT_TAKEN, type RefusedForm, writeApplied } from "../form-result";
import { addressByCode, addressBySlugs } from "../page-address";
import { areTaken } from "./documents-taken";
import { fieldsOf } from "./posted-forms/results";

/** The upload page of a document request, in the language of its address. */
interface RequestPage {
	by: "request";
	hash: string;
	locale: Locale;
}

/** Whether a browser goes to a page; older ones don't say so, but ask for HTML, which no page's script does. */
const isNavigation = (headers: Headers): boolean =>
	(headers.get("sec-fetch-mode") ?? (/\btext\/html\b/.test(headers.get("accept") ?? "") ? "navigate" : "")) ===
	"navigate";

/**
 * The page of a job or of a document request on which a browser without script posted a form by itself; undefined for any
 * other request. The call by ids doesn't name its job's page, so that such a form does; null where that is none.
 */
export function pageOfForm(
	request: Request,
	{ name, params }: Match,
	search: URLSearchParams,
): JobAddress | RequestPage | null | undefined {
	if (!isNavigation(request.headers)) return undefined;
	if (name === "submitDocuments") {
		return { by: "request", hash: params.hash ?? "", locale: localeOf(search.get(LANGUAGE_PARAM) ?? "") };
	}
	if (name === "applyByCode") return addressByCode(params.code ?? "");
	if (name !== "applyBySlugs") return undefined;
	return addressBySlugs(search.get(PAGE_PARAMS.company) ?? "", search.get(PAGE_PARAMS.job) ?? "");
}

const seeOther = (location: string, cookies: readonly string[]): Response => {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
};

async function refusalOf(answer: Response): Promise<RefusedForm> {
	const body: ErrorBody = await answer.json().catch(() => ({}));
	return { ...sendErrorOf(answer.status, body), fields: fieldsOf(body) };
}

/** Documents of which a host heard nothing, or that it refused by a file. */
function unsentOf(result: FormResult): RefusedForm {
	if ("problems" in result)
		return { status: 422, reason: "", fields: [], problems: result.problems.map(([path, code]) => [path, code]) };
	const { status, reason, errors } = { status: 500, reason: "", errors: {}, ...result };
	return { status, reason, fields: Object.keys(errors) };
}

/** Leads on from a request's upload page: the address says how it went. */
export async function toFinishPage(outcome: Response | FormResult, { hash, locale }: RequestPage): Promise<Response> {
	const page = pathIn(locale, requestPath("finish", hash));
	const isAnswer = outcome instanceof Response;
	const isTaken = isAnswer && (await areTaken(outcome));
	const refusal = () => (isAnswer ? refusalOf(outcome) : unsentOf(outcome));
	const cookie = isTaken ? NOT_TAKEN.drop(page) : NOT_TAKEN.write(await refusal(), page);
	return seeOther(pathIn(locale, finishPath(hash, isTaken ? "sent" : "failed")), [cookie]);
}

/** Leads on from a job's page, to the one that says what came of the application. */
export async function toResultPage(result: FormResult, page: JobAddress): Promise<Response> {
	const location = `${jobPath(page)}/applied`;
	// Its longest texts are limited, so that it always fits.
	return seeOther(location, (await writeApplied(result, location)) ?? []);
}
