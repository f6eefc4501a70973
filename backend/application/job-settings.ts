import { acceptedExtensions } from "../../lib/contract/accept";
import { EXPERIENCE_ID, EXPERIENCE_VALUES, type FieldKind, fieldKind } from "../../lib/contract/field-kind";
import { additionalField, documentSlot } from "../../lib/contract/schemas/job";
import { sameLine } from "../form-checks/same-line";
import { type Slot, toSlot } from "../form-checks/slot";
import { readContent } from "../job/content";
import type { JobRow } from "../store/schema";

type Raw = ReturnType<typeof additionalField.parse>;

/** A question of a job, with the rules for its answers. */
export interface Question extends Pick<Raw, "id" | "minWords" | "maxWords" | "min" | "max" | "maxOptions"> {
	kind: FieldKind;
	isMandatory: boolean;
	/** The options' values as `sameLine` gives them. */
	options: ReadonlySet<string>;
	/** Extensions that a file may have, in lower case without dots; undefined for any. */
	extensions: ReadonlySet<string> | undefined;
	/** Whether more than one file may be handed in. */
	multiple: boolean;
}

/** What a job asks for, besides the fields of every form. */
export interface JobSettings {
	/** In the job's order, each id once. */
	questions: readonly Question[];
	/** The first is the CV. */
	slots: readonly Slot[];
	/** Whether the CV may be a Word file. */
	takesWord: boolean;
}

function valuesOf({ id, options }: Raw): ReadonlySet<string> {
	const values = options.map((option) => sameLine(typeof option === "object" ? option.value : String(option)));
	const own = values.filter((value) => value !== "");
	return new Set(id === EXPERIENCE_ID && own.length === 0 ? EXPERIENCE_VALUES : own);
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

function questionOf(raw: Raw): Question {
	const options = valuesOf(raw);
	return {
		id: raw.id,
		kind: fieldKind(raw, options.size),
		isMandatory: raw.is_mandatory,
		minWords: positive(raw.minWords),
		maxWords: positive(raw.maxWords),
		min: raw.min,
		max: raw.max,
		maxOptions: positive(raw.maxOptions),
		options,
		extensions: acceptedExtensions(raw.accept),
		multiple: raw.multiple,
	};
}

/** The settings by which applications to a job are checked, regardless of what a client says about them. */
export function settingsOf(job: JobRow): JobSettings {
	const content = readContent(job.content);
	const fields = content.additionalField.map((field) => additionalField.parse(field));
	const listed = content.document_list.map((slot) => documentSlot.parse(slot));
	const documents = listed.length > 0 ? listed : [{ type: "CV", option_value: undefined }];
	return {
		takesWord: content.takes_word === true,
		questions: fields.filter(({ id }, i) => fields.findIndex((one) => one.id === id) === i).map(questionOf),
		slots: documents.map(toSlot).map((slot) => {
			const isCv = slot.index === 0;
			return { ...slot, isCv, isRequired: slot.isRequired || (isCv && job.require_cv === 1) };
		}),
	};
}
