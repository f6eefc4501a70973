import type { JobContent } from "../../job/content";
import { type Field, required } from "./field";
import { oneOf } from "./number";
import { isListOf } from "./question";
import { line } from "./text";

/** A document that a job asks for, in the names of the contract. */
export type DocumentSlot = JobContent["document_list"][number];

/** Most documents of a job, the CV included. */
export const MOST_DOCUMENTS = 20;

/** Hidden, optional, required. */
const VALUES = [0, 1, 2] as const;

function readSlot(field: Field): DocumentSlot {
	return {
		type: required(field.at("type"), line) ?? "",
		option_value: required(field.at("option_value"), (value) => oneOf(value, VALUES)) ?? 1,
	};
}

/** The documents that a job asks for, the CV first, each name once; undefined if the job doesn't mention any. */
export function readDocuments(field: Field): DocumentSlot[] | undefined {
	if (field.isMissing || !isListOf(field, MOST_DOCUMENTS)) return undefined;
	const entries = field.each();
	const slots = entries.map(readSlot);
	const keys = slots.map(({ type }) => type.toLowerCase());
	for (const [i, key] of keys.entries()) {
		const isTwice = key !== "" && keys.indexOf(key) !== i;
		if (isTwice) entries[i]?.at("type").wrong("is used twice; give each one a name of its own");
	}
	return slots;
}
