import type { Draft } from "@/lib/application/draft";
import type { FormFields } from "../form-fields";
import type { FormTools } from "../form-tools.client";
import type { SlotEngines } from "../use-slots.client";

/** Whether a field holds nothing: the form library has null for a question without a chosen option. */
function isEmpty(value: unknown): boolean {
	if (typeof value === "string" || Array.isArray(value)) return value.length === 0;
	return !value;
}

/** Puts a draft back into the form: into fields that are still empty, for what was typed meanwhile is newer. */
export function restoreDraft(
	{ values, documents }: Draft,
	{ getValues, setValue }: FormTools["form"],
	engines: Readonly<Record<string, SlotEngines>>,
): void {
	const { answers, whatsapp_notification, ...texts } = values;
	for (const [name, value] of Object.entries({ ...texts, ...answers })) {
		const path = name as keyof FormFields;
		// Not validated: nobody wants to come back to a page full of errors.
		if (!isEmpty(value) && isEmpty(getValues(path))) setValue(path, value, { shouldDirty: true });
	}
	setValue("whatsapp_notification", whatsapp_notification);
	for (const [path, { files, links }] of Object.entries(documents)) {
		engines[path]?.uploads.restore(files);
		engines[path]?.links?.restore(links);
	}
}
