import type { SlotEngines } from "@/components/attachments/use-slots.client";
import { type AdditionalField, initialAnswer } from "@/lib/application/additional-field";
import { type Draft, isSameAnswer } from "@/lib/application/draft";
import type { Answer } from "@/lib/application/values";
import type { FormFields } from "../form-fields";
import type { FormTools } from "../form-tools.client";

/** Whether a field holds nothing: the form library has null for a question without a chosen option. */
function isEmpty(value: unknown): boolean {
	if (typeof value === "string" || Array.isArray(value)) return value.length === 0;
	return !value;
}

interface Form {
	form: Pick<FormTools["form"], "getValues" | "setValue">;
	fields: readonly AdditionalField[];
	engines: Readonly<Record<string, Pick<SlotEngines, "uploads" | "links">>>;
}

// Not validated: nobody wants to come back to a page full of errors.
const QUIET = { shouldDirty: true } as const;

function restoreAnswer(field: AdditionalField, answer: Answer | undefined, { getValues, setValue }: Form["form"]) {
	const path = field.key as keyof FormFields;
	const now = getValues(path) as Answer | null | undefined;
	const isUntouched = isEmpty(now) || isSameAnswer(now ?? undefined, initialAnswer(field));
	if (field.kind !== "file" && answer !== undefined && isUntouched) setValue(path, answer, QUIET);
}

/**
 * Puts a draft back into the form: into fields that are still as the page brought them, for what was typed
 * meanwhile is newer.
 */
export function restoreDraft({ values, documents }: Draft, { form, fields, engines }: Form): void {
	const { answers, whatsapp_notification, ...texts } = values;
	for (const [name, value] of Object.entries(texts)) {
		const path = name as keyof FormFields;
		if (!isEmpty(value) && isEmpty(form.getValues(path))) form.setValue(path, value, QUIET);
	}
	for (const field of fields) restoreAnswer(field, answers[field.key], form);
	form.setValue("whatsapp_notification", whatsapp_notification);
	for (const [path, { files, links }] of Object.entries(documents)) {
		engines[path]?.uploads.restore(files);
		engines[path]?.links?.restore(links);
	}
}
