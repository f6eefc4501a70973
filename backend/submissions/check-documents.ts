import type { FieldError } from "./field-errors";
import { sameLine } from "./same-line";
import type { HandedIn, Slot } from "./slot";

const ADDRESS = /^https?:\/\/\S/i;

const holdsSomething = ({ attachment = [], link_input = [] }: HandedIn): boolean =>
	attachment.length > 0 || link_input.some(({ value }) => ADDRESS.test(value.trim()));

/**
 * Holds documents against those that are required: for each a file or a link must be there, two of the same type being
 * two. `hasCv` tells that the CV came as a file of its own.
 */
export function documentErrors(slots: readonly Slot[], documents: readonly HandedIn[], hasCv: boolean): FieldError[] {
	const left = documents.filter(holdsSomething).map(({ document_type }) => sameLine(document_type));
	return slots.flatMap((slot): FieldError[] => {
		if (!slot.isRequired || (slot.isCv && hasCv)) return [];
		const at = left.indexOf(slot.type);
		if (at >= 0) left.splice(at, 1);
		if (at >= 0) return [];
		return slot.isCv
			? [["file_cv", "A CV is needed."]]
			: [[`document_candidate.${slot.index}`, "This document is needed."]];
	});
}
