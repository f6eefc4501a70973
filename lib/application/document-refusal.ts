import { fill } from "@/lib/text/fill";
import type { DocumentCode } from "./codes";
import { documentText } from "./document-text";
import type { RequestedDocument } from "./requested-document";

const FIELD = /^document_candidate(?:\.|\[)(\d{1,3})(?:\.|\]|$)/;

interface Refusal {
	/** The host's text; may be empty. */
	reason: string;
	/** Names of the refused fields, as the host writes them. */
	fields: readonly string[];
	/** What our own rules found, as paths and codes. */
	problems?: readonly (readonly [path: string, code: string])[];
}

/**
 * Why documents sent without script were refused, as a message: what our own rules found, else the required documents that
 * the host names, else the host's own text. Empty if there is none of these.
 */
export function refusalTexts(
	{ reason, fields, problems = [] }: Refusal,
	documents: readonly RequestedDocument[],
	messages: { REQUIRED_LANDING_PAGE: string; REQUEST_REASON: string } & Record<DocumentCode, string>,
): string[] {
	const isCode = (code: string): code is DocumentCode => Object.hasOwn(messages, code);
	const found = problems.flatMap(([path, code]) =>
		isCode(code) ? (documentText(path, code, documents, messages) ?? []) : [],
	);
	if (found.length > 0) return found;
	const places = new Set(fields.map((name) => FIELD.exec(name)?.[1]));
	const named = documents.filter(({ index, isRequired }) => isRequired && places.has(String(index)));
	const missing = named.flatMap(({ path }) => documentText(path, "REQUIRED_LANDING_PAGE", documents, messages) ?? []);
	if (missing.length > 0) return missing;
	return reason ? [fill(messages.REQUEST_REASON, { reason })] : [];
}
