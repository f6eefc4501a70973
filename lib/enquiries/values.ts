import { ENQUIRY_FIELDS, type EnquiryField, type EnquiryKind } from "@/lib/contract/enquiry";

/** What stands in a form, as it was typed; empty texts are left out. */
export type EnquiryValues = Partial<Record<EnquiryField, string>>;

/** The fields of a form, in their order. */
export const fieldsOf = (kind: EnquiryKind): readonly EnquiryField[] => ENQUIRY_FIELDS[kind];

/** The values of a form's fields, as `read` finds them by name. Line breaks are "\n", however a form was sent. */
export function valuesOf(kind: EnquiryKind, read: (name: string) => unknown): EnquiryValues {
	const found = fieldsOf(kind).flatMap((field) => {
		const value = read(field);
		return typeof value === "string" && value !== "" ? [[field, value.replace(/\r\n?/g, "\n")] as const] : [];
	});
	return Object.fromEntries(found);
}
