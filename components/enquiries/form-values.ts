import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import { type EnquiryValues, fieldsOf, valuesOf } from "@/lib/enquiries/values";

/** What stands in a form now. */
export function readForm(form: HTMLFormElement, kind: EnquiryKind): EnquiryValues {
	const data = new FormData(form);
	return valuesOf(kind, (field) => data.get(field));
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's box, or the group of its choices. */
export const boxOf = (form: HTMLFormElement, field: EnquiryField) =>
	form.elements.namedItem(field) as Box | RadioNodeList | null;

/** Puts values where nothing stands yet, except where somebody is about to type. */
export function fillIn(form: HTMLFormElement, values: EnquiryValues): void {
	for (const [field, value] of Object.entries(values)) {
		const box = boxOf(form, field as EnquiryField);
		if (box && box !== document.activeElement && box.value === "") box.value = value;
	}
}

/** Empties every field. */
export function emptyForm(form: HTMLFormElement, kind: EnquiryKind): void {
	for (const field of fieldsOf(kind)) {
		const box = boxOf(form, field);
		if (box instanceof RadioNodeList) for (const choice of box) (choice as HTMLInputElement).checked = false;
		else if (box) box.value = "";
	}
}
