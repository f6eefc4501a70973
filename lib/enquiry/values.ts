import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryKind } from "@/lib/contract/enquiry";
import { cleanLine, cleanText } from "@/lib/text/clean";

/** A form's contents as typed, without empty texts. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** The fields of a form, in their order. */
export const fieldsOf = (kind: EnquiryKind): readonly EnquiryField[] => ENQUIRY_FIELDS[kind];

const LONG: readonly EnquiryField[] = ["reason", "topics"];

/**
 * The values of a form's fields, read by name through `read` and cleaned, however the form was sent and whatever was pasted.
 */
export function valuesOf(kind: EnquiryKind, read: (name: string) => unknown): EnquiryValues {
	const found = fieldsOf(kind).flatMap((field) => {
		const value = read(field);
		return typeof value === "string" && value !== ""
			? [[field, LONG.includes(field) ? cleanText(value) : cleanLine(value)] as const]
			: [];
	});
	return Object.fromEntries(found);
}
