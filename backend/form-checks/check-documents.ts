import { DOCUMENT_EXTENSIONS, extensionOf } from "../../lib/contract/file-types";
import type { FieldError } from "./field-errors";
import { filesIn } from "./named-files";
import { sameLine } from "./same-line";
import type { HandedIn, Slot } from "./slot";

const ADDRESS = /^https?:\/\/\S/i;

const holdsSomething = ({ attachment = [], link_input = [] }: HandedIn): boolean =>
	attachment.length > 0 || link_input.some(({ value }) => ADDRESS.test(value.trim()));

/** Files of types that no document slot accepts. Uploads accept them, because they may answer a question. */
function typeErrors(slots: readonly Slot[], documents: readonly HandedIn[]): FieldError[] {
	return filesIn(documents, slots)
		.filter(({ filepath }) => !DOCUMENT_EXTENSIONS.has(extensionOf(filepath)))
		.map(({ field }) => [field, "Files of this type are not taken here."]);
}

/**
 * Checks documents against the required ones, each of which needs a file or a link (a type that is required twice needs
 * two), and their files against the product's list of types. `hasCv`: the CV was sent as a separate file.
 */
export function documentErrors(slots: readonly Slot[], documents: readonly HandedIn[], hasCv: boolean): FieldError[] {
	const left = documents.filter(holdsSomething).map(({ document_type }) => sameLine(document_type));
	const missing = slots.flatMap((slot): FieldError[] => {
		if (!slot.isRequired || (slot.isCv && hasCv)) return [];
		const at = left.indexOf(slot.type);
		if (at >= 0) left.splice(at, 1);
		if (at >= 0) return [];
		return slot.isCv
			? [["file_cv", "A CV is needed."]]
			: [[`document_candidate.${slot.index}`, "This document is needed."]];
	});
	return [...missing, ...typeErrors(slots, documents)];
}
