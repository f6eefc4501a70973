import { EMPTY_VALUES, SHORT_FORM, type SignUpField, type SignUpValues } from "@/lib/sign-up/values";

/** The short form's field of a name. */
export const fieldNamed = (name: string | null | undefined) => SHORT_FORM.find((field) => field === name);

const isBox = (target: unknown): target is HTMLInputElement | HTMLTextAreaElement =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The field of an event, with its value. */
export function fieldOf({ target }: { target: EventTarget }): { field: SignUpField; value: string } | null {
	const field = isBox(target) ? fieldNamed(target.name) : undefined;
	return isBox(target) && field ? { field, value: target.value } : null;
}

/** A form's value for a field name. */
export const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? "");

/** The current values of the short form. */
export const valuesIn = (form: HTMLFormElement): SignUpValues => ({
	...EMPTY_VALUES,
	...Object.fromEntries(SHORT_FORM.map((field) => [field, textIn(form, field)])),
});

/** Whether any field has a value. */
export const hasText = (values: SignUpValues): boolean => SHORT_FORM.some((field) => values[field] !== "");

/** Puts values into the form's fields; empty ones leave a field as it is. */
export function fillIn(form: HTMLFormElement, values: SignUpValues): void {
	for (const field of SHORT_FORM) {
		const box = form.elements.namedItem(field);
		if (isBox(box) && values[field]) box.value = values[field];
	}
}
