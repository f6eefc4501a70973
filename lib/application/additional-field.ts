import { EXPERIENCE_ID, fieldKind, type FieldKind as Kind } from "@/lib/contract/field-kind";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { wellFormed } from "@/lib/contract/well-formed";
import { plainLine } from "@/lib/text/plain";
import type { Answer } from "./values";

/** The input type of an additional field. */
export type FieldKind = Kind;

export interface FieldOption {
	value: string;
	label: string;
}

/** A question that the company adds to its form. */
export interface AdditionalField {
	id: string;
	/** The field's key in the form, unique among all fields: the label's slug, "-" and the id. */
	key: string;
	label: string;
	kind: FieldKind;
	/** The hosts' number for this kind. */
	inputType: number;
	isMandatory: boolean;
	description: string;
	minWords?: number;
	maxWords?: number;
	min?: number;
	max?: number;
	options: FieldOption[];
	/** Maximum number of options that can be selected. */
	maxOptions?: number;
	multiple: boolean;
	/** Allowed file extensions, or `*.*`. */
	accept: string;
	/** The field's initial value. */
	initial: string;
}

type Raw = JobDetail["additionalField"][number];

const LONGEST_SLUG = 60;

/** A label as part of a key: letters and digits in lower case, dashes between. */
export function slugOf(label: string): string {
	const dashed = label
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, "-");
	// Cut by code points: half of a surrogate pair is no letter.
	const slug = [...dashed]
		.slice(0, LONGEST_SLUG)
		.join("")
		.replace(/^-+|-+$/g, "");
	return slug || "field";
}

/** An id as the end of a key: dots would separate path steps, and dashes could belong to the slug. */
const keyEnd = (id: string) =>
	encodeURIComponent(wellFormed(id)).replace(/[-.]/g, (sign) => (sign === "." ? "%2E" : "%2D"));

function optionOf(option: Raw["options"][number]): FieldOption {
	if (typeof option === "object") return { value: option.value, label: plainLine(option.label) || option.value };
	return { value: String(option), label: plainLine(String(option)) };
}

function optionsOf(raw: Raw): FieldOption[] {
	const options = raw.options.map(optionOf);
	return options.filter(({ value }, i) => value.trim() !== "" && options.findIndex((one) => one.value === value) === i);
}

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined);

function readField(raw: Raw, experience: readonly FieldOption[]): AdditionalField {
	const isExperience = raw.id === EXPERIENCE_ID;
	const own = optionsOf(raw);
	const options = isExperience && own.length === 0 ? [...experience] : own;
	const label = plainLine(raw.label);
	return {
		id: raw.id,
		key: `${slugOf(label)}-${keyEnd(raw.id)}`,
		label,
		kind: fieldKind(raw, options.length),
		inputType: raw.input_type ?? 0,
		isMandatory: raw.is_mandatory,
		description: plainLine(raw.description),
		minWords: positive(raw.minWords),
		maxWords: positive(raw.maxWords),
		min: raw.min,
		max: raw.max,
		options,
		maxOptions: positive(raw.maxOptions),
		multiple: raw.multiple,
		accept: raw.accept ?? "*.*",
		initial: raw.value ?? "",
	};
}

/**
 * The additional fields of a job, in order; a field with a repeated id is left out. Id 77 is the question about experience:
 * a single choice with the options in `experience` (values 0, 1, 2) unless the job brings its own.
 */
export function readAdditionalFields(raw: readonly Raw[], experience: readonly FieldOption[]): AdditionalField[] {
	const isFirst = ({ id }: Raw, i: number) => raw.findIndex((one) => one.id === id) === i;
	return raw.filter(isFirst).map((one) => readField(one, experience));
}

/** A field's answer before the candidate changes it. */
export const initialAnswer = ({ kind, initial, options }: AdditionalField): Answer => {
	if (kind !== "checkboxes") return initial;
	return options.filter(({ value }) => value === initial).map(({ value }) => value);
};
