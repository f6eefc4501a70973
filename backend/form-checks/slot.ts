import type { z } from "zod";
import type { documentCandidate } from "../../lib/contract/schemas/application";
import type { documentSlot } from "../../lib/contract/schemas/job";
import { sameLine } from "./same-line";

/** The submission for one document, as parsed by the calls' schemas. */
export type HandedIn = z.output<typeof documentCandidate>;

/** A requested document. */
export interface Slot {
	/** Its place in the list. */
	index: number;
	/** Its type, normalised by `sameLine`. */
	type: string;
	isRequired: boolean;
	/** Whether it is the CV, which may also be sent as a separate file. */
	isCv: boolean;
}

const OPTIONAL = 1;
const REQUIRED = 2;

type Listed = z.output<typeof documentSlot>;

/** Whether a listed document is shown to the candidate. */
export const isAsked = ({ option_value }: Listed): boolean => option_value === OPTIONAL || option_value === REQUIRED;

/** A listed document that is no CV. */
export const toSlot = ({ type, option_value }: Listed, index: number): Slot => ({
	index,
	type: sameLine(type),
	isRequired: option_value === REQUIRED,
	isCv: false,
});

/** The slot that a document is for, by its type. */
export const slotOf = (document: HandedIn, slots: readonly Slot[]): Slot | undefined =>
	slots.find(({ type }) => type === sameLine(document.document_type));
