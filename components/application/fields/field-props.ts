import type { AdditionalField } from "@/lib/application/additional-field";

/** What every renderer of an additional field gets. */
export interface FieldProps {
	field: AdditionalField;
	/** Its place among the job's additional fields. */
	index: number;
}

/** Name under which browsers without script post the answer to the additional field number `index`. */
export const postedAnswer = (index: number) => `custom_fields[${index}][value]`;
