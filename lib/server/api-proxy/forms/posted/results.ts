import "server-only";
import type { FieldProblems } from "@/lib/application/codes";
import type { ClosedReason } from "@/lib/contract/closed-reason";
import type { ErrorBody } from "@/lib/contract/errors";
import { LONGEST_SAID } from "@/lib/contract/limits";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import { firstCharacters } from "@/lib/text/plain";
import { type FormResult, LONGEST_LINK, LONGEST_NAME, MOST_FIELDS, MOST_NAMES } from "../../../form-result";

/** Names of the fields that a host refuses, limited in number and length to what a result can carry. */
export const fieldsOf = ({ errors = {} }: ErrorBody): string[] =>
	Object.keys(errors)
		.filter((name) => name.length <= LONGEST_NAME)
		.slice(0, MOST_FIELDS);

/** Room in a result for texts about fields, in bytes: its cookies hold 7,600. */
const MOST_SAID_BYTES = 1_400;

/** A host's texts about the refused fields. A text that doesn't fit is left out, but its field is still named. */
function errorsOf(body: ErrorBody): Record<string, string[]> {
	let left = MOST_SAID_BYTES;
	const found = fieldsOf(body).map((name) => {
		const message = firstCharacters((body.errors?.[name] ?? []).join(" "), LONGEST_SAID);
		left -= Buffer.byteLength(message);
		return [name, message && left >= 0 && !body.code ? [message] : []];
	});
	return Object.fromEntries(found);
}

/** The result of a refusal by the host or the proxy, whose sentences are for programs and are left out. */
export async function refusedBy(answer: Response): Promise<FormResult> {
	const body: ErrorBody = await answer.json().catch(() => ({}));
	const message = body.message ?? Object.values(body.errors ?? {}).flat()[0] ?? "";
	const reason = body.code ? "" : message;
	return { status: answer.status, reason, errors: errorsOf(body) };
}

/** The result of a form that our own rules refuse. */
export const refusedFor = (problems: FieldProblems): FormResult => ({
	problems: Object.entries(problems).slice(0, MOST_FIELDS),
});

/** What of an application nobody can open. */
export interface ClosedParts {
	/** Why it is the CV. */
	closedCv: ClosedReason | undefined;
	/** The names of other files. */
	closedFiles: string[];
}

/** The result for the answer to an application, with those of its files that nobody can open; of many, the first. */
export async function resultOf(
	answer: Response,
	{ fullname, email = "" }: ApplicationPayload,
	{ closedCv, closedFiles }: ClosedParts,
): Promise<FormResult> {
	if (!answer.ok) return refusedBy(answer);
	// The proxy has already parsed the answer with the contract's schema.
	const taken: ApplicationResult = await answer.json();
	const { interview_code: code = "", url, assesment_not_available, application_token: token, receipt_sent } = taken;
	const link = url && url.length <= LONGEST_LINK ? url : undefined;
	return {
		code,
		url: link,
		noAssessment: assesment_not_available,
		name: fullname,
		email,
		token,
		receiptSent: receipt_sent,
		closedCv,
		closedFiles: closedFiles.slice(0, MOST_NAMES).map((name) => firstCharacters(name, LONGEST_NAME)),
	};
}
