import "server-only";
import { sendErrorOf } from "@/lib/application/persisted-request";
import type { ErrorBody } from "@/lib/contract/errors";
import { finishPath, requestPath } from "@/lib/document-request/address";
import { pathIn } from "@/lib/i18n/locales";
import { CLOSED_FILES, type FormResult, NOT_TAKEN, type RefusedForm } from "../../form-result";
import { areTaken } from "../calls/documents-taken";
import { guarded } from "../send";
import { type FormAdapter, isNavigation, seeOther } from "./form-adapter";
import { postDocuments } from "./posted/post-documents";
import { fieldsOf } from "./posted/results";

async function refusalOf(answer: Response): Promise<RefusedForm> {
	const body: ErrorBody = await answer.json().catch(() => ({}));
	return { ...sendErrorOf(answer.status, body), fields: fieldsOf(body) };
}

/** Documents that never reached a host, or that it refused because of a file. */
function unsentOf(result: FormResult): RefusedForm {
	if ("problems" in result)
		return { status: 422, reason: "", fields: [], problems: result.problems.map(([path, code]) => [path, code]) };
	const { status, reason, errors } = { status: 500, reason: "", errors: {}, ...result };
	return { status, reason, fields: Object.keys(errors) };
}

/** The documents of a request: redirects the browser to the request's last page, whose address holds the result. */
export const documentRequestForm: FormAdapter = {
	isPosted: isNavigation,
	async answer(request, call, ask) {
		const { region, headers, locale, params } = call;
		const hash = params.hash ?? "";
		let closed: string[] = [];
		const noteClosed = (names: string[]) => {
			closed = names;
		};
		const way = { region, headers, signal: request.signal, ask, hash, noteClosed };
		const outcome = await guarded(request, call, () => postDocuments(request, way));
		const page = pathIn(locale, requestPath("finish", hash));
		const isAnswer = outcome instanceof Response;
		if (isAnswer && (await areTaken(outcome))) {
			const unread = closed.length > 0 ? CLOSED_FILES.write(closed, page) : CLOSED_FILES.drop(page);
			const cookies = [NOT_TAKEN.drop(page), unread, ...outcome.headers.getSetCookie()];
			return seeOther(pathIn(locale, finishPath(hash, "sent")), cookies);
		}
		const refusal = isAnswer ? await refusalOf(outcome) : unsentOf(outcome);
		return seeOther(pathIn(locale, finishPath(hash, "failed")), [NOT_TAKEN.write(refusal, page)]);
	},
};
