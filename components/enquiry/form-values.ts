import type { EnquiryField, EnquiryKind } from "@/lib/contract/enquiry";
import { type EnquiryValues, fieldsOf, valuesOf } from "@/lib/enquiry/values";

/** The current values of a form. */
export function readForm(form: HTMLFormElement, kind: EnquiryKind): EnquiryValues {
	const data = new FormData(form);
	return valuesOf(kind, (field) => data.get(field));
}

/** The values that the visitor entered: all but the form's initial ones. */
export function typedIn(form: HTMLFormElement, kind: EnquiryKind, begun: EnquiryValues = {}): EnquiryValues {
	const left = Object.entries(readForm(form, kind)).filter(([field, value]) => begun[field as EnquiryField] !== value);
	return Object.fromEntries(left);
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's box, or the group of its choices. */
export const boxOf = (form: HTMLFormElement, field: EnquiryField) =>
	form.elements.namedItem(field) as Box | RadioNodeList | null;

/** Fills in fields that still have their initial values, except the one that somebody is typing in. */
export function fillIn(form: HTMLFormElement, values: EnquiryValues, begun: EnquiryValues = {}): void {
	for (const [name, value] of Object.entries(values)) {
		const field = name as EnquiryField;
		const box = boxOf(form, field);
		if (box && box !== document.activeElement && (box.value === "" || box.value === begun[field])) box.value = value;
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
