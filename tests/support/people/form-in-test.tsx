import { act, fireEvent, render } from "@testing-library/react";
import { type ReactNode, useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { resolverOf } from "@/components/application/form-errors";
import { type FormFields, readValues } from "@/components/application/form-fields";
import { FormPhaseProvider, type FormTools, FormToolsProvider } from "@/components/application/form-tools.client";
import { createMarks, type Marks } from "@/components/application/marks";
import type { ApplicationMessages } from "@/components/application/setup";
import type { AdditionalField } from "@/lib/application/additional-field";
import { validateApplication } from "@/lib/application/validate";
import type { ApplicationValues } from "@/lib/application/values";
import { fill } from "@/lib/text/fill";
import apply from "@/messages/en/application.json";
import links from "@/messages/en/link-check.json";
import profile from "@/messages/en/profile.json";
import upload from "@/messages/en/upload.json";

export const applicationMessages: ApplicationMessages = { ...apply, ...links, ...profile, ...upload };

const RULES = { hasCompliance: false, documents: [] };

interface Held {
	form: UseFormReturn<FormFields>;
	marks: Marks;
}

interface Props {
	children: ReactNode;
	marks: Marks;
	locked: boolean;
	fields: readonly AdditionalField[];
	emailRequired: boolean;
	hold(form: UseFormReturn<FormFields>): void;
}

function TestForm({ children, marks, locked, fields, emailRequired, hold }: Props) {
	const form = useForm<FormFields>({
		mode: "onTouched",
		shouldFocusError: false,
		resolver: resolverOf((entered) =>
			validateApplication(readValues(entered, fields), { ...RULES, emailRequired, fields }, {}, "2026-11-21"),
		),
	});
	hold(form);
	const { control, register, getFieldState, getValues, setValue, setError, subscribe, trigger } = form;
	const tools: FormTools = useMemo(
		() => ({
			form: { control, register, getFieldState, getValues, setValue, setError, subscribe, trigger },
			messages: applicationMessages,
			marks,
			refusedPhones: new Map(),
			engines: {},
			textOf: (_, { code }) => fill(applicationMessages[code], {}),
			listedText: (_, { code }) => fill(applicationMessages[code], {}),
		}),
		[control, register, getFieldState, getValues, setValue, setError, subscribe, trigger, marks],
	);
	return (
		<FormToolsProvider value={tools}>
			<FormPhaseProvider value={{ locked, attempt: 0, keepsUploads: true }}>
				<form onSubmit={form.handleSubmit(() => {})}>
					{children}
					<button type="submit">Send</button>
				</form>
			</FormPhaseProvider>
		</FormToolsProvider>
	);
}

/** Renders parts of the application form, in English, inside of a form that holds them to the form's rules. */
export function renderInForm(
	children: ReactNode,
	{
		locked = false,
		fields = [],
		emailRequired = false,
	}: Partial<Pick<Props, "locked" | "fields" | "emailRequired">> = {},
) {
	const marks = createMarks();
	const held: Partial<Held> = { marks };
	const { container } = render(
		<TestForm
			marks={marks}
			locked={locked}
			fields={fields}
			emailRequired={emailRequired}
			hold={(form) => Object.assign(held, { form })}
		>
			{children}
		</TestForm>,
	);
	const form = () => {
		if (!held.form) throw new Error("The form was not rendered.");
		return held.form;
	};
	return {
		container,
		marks,
		/** The form's values as they would be sent. */
		values: (): ApplicationValues => readValues(form().getValues(), []),
		/** Puts a value into the form as a CV or a draft does. */
		put: (name: keyof FormFields, value: FormFields[keyof FormFields]) =>
			act(async () => form().setValue(name, value, { shouldDirty: true })),
	};
}

/** Opens every closed entry, as a press on its line does. */
export function openEntries(): void {
	for (const entry of document.querySelectorAll<HTMLDetailsElement>("details:not([open])")) {
		entry.open = true;
		fireEvent(entry, new Event("toggle"));
	}
}
