import type { DocumentCode, Finding } from "../codes";
import { type DocumentState, type DocumentStates, documentAt, isBusy, storedFiles } from "../documents";
import type { RequestedDocument } from "../requested-document";

const wrongType = ({ isCv, takesWord }: RequestedDocument): DocumentCode => {
	if (!isCv) return "NOT_SUPPORTED_FILE_LANDING_PAGE";
	return takesWord ? "CV_TYPE_WITH_WORD" : "LABEL_FILE_TYPE_MUST";
};

function slotProblem(state: DocumentState, slot: RequestedDocument): DocumentCode | undefined {
	const has = (status: "picked" | "paused" | "failed") => state.files.some((file) => file.status === status);
	if (isBusy(state)) return "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE";
	if (has("paused")) return "CONTINUE_OR_DELETE";
	if (has("failed")) return "RETRY_OR_DELETE_LANDING_PAGE";
	if (has("picked")) return "PICTURES_NOT_UPLOADED";
	const unfit = state.files.find(({ status }) => status === "unsupported");
	if (unfit) return unfit.problem ?? wrongType(slot);
	// An invalid link shows its own message.
	const isEmpty = storedFiles(state).length === 0 && state.links.length === 0;
	return slot.isRequired && isEmpty ? "REQUIRED_LANDING_PAGE" : undefined;
}

/** The path of a slot's link. It is not below the slot's path: correcting a slot must not clear its links' errors. */
export const linkPath = ({ index }: Pick<RequestedDocument, "index">, id: string) => `links.${index}.${id}`;

/** The place of the link at `path` among `linksOf` its slot, from 0; undefined for other paths. */
export function linkPlace(
	path: string,
	requested: readonly RequestedDocument[],
	linksOf: (slotPath: string) => readonly { id: string }[],
): number | undefined {
	const slot = requested.find((one) => path.startsWith(linkPath(one, "")));
	const place = slot ? linksOf(slot.path).findIndex(({ id }) => linkPath(slot, id) === path) : -1;
	return place < 0 ? undefined : place;
}

/**
 * What is wrong with the requested documents: unfinished files, links that did not pass their check, and required documents
 * with neither a file nor a link.
 */
export function documentFindings(
	requested: readonly RequestedDocument[],
	documents: DocumentStates,
): Finding<DocumentCode>[] {
	return requested.flatMap((slot): Finding<DocumentCode>[] => {
		const state = documentAt(documents, slot.path);
		const links = state.links.map(
			({ id, linkErrorMessage }): Finding<DocumentCode> => [linkPath(slot, id), linkErrorMessage || undefined],
		);
		return [[slot.path, slotProblem(state, slot)], ...links];
	});
}
