"use client";

import { useCallback, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { nameOf } from "@/components/attachments/links/link-text";
import { useSlots } from "@/components/attachments/use-slots.client";
import { type FieldProblems, toProblems } from "@/lib/application/codes";
import { openMonths } from "@/lib/application/open-month";
import { toPayload } from "@/lib/application/payload";
import { cvSlot } from "@/lib/application/requested-document";
import { documentFindings, linkPath, linkPlace } from "@/lib/application/rules/documents";
import { sentPlaces } from "@/lib/application/sent-places";
import { today } from "@/lib/application/today";
import { validateApplication } from "@/lib/application/validate";
import type { PhoneLengthProblem } from "@/lib/contract/contact";
import { useCvAutofill } from "./cv/use-cv-autofill.client";
import { useDraft } from "./draft/use-draft.client";
import { hostError, resolverOf } from "./form-errors";
import { type FormFields, readValues } from "./form-fields";
import type { Found } from "./form-problems.client";
import type { FormTools } from "./form-tools.client";
import { createMarks } from "./marks";
import { listedProblem, type Problem, problemText } from "./problem-text";
import type { ApplySetup } from "./setup";
import { applicationEngines } from "./slot-engines";
import { useEarlyInput } from "./use-early-input.client";
import type { Submission } from "./use-submission.client";

/** Sends an application; gives why it was not taken, or null. */
type Submit = Submission["submit"];

/** State and actions of the application form: values, errors by code, documents, the CV's words, the draft. */
export function useApplicationForm(setup: ApplySetup, submit: Submit, isCleared: boolean) {
	const { job, rules, messages } = setup;
	const [found, setFound] = useState<Found>({ problems: {}, attempt: 0 });
	const [monthsAsked, setMonthsAsked] = useState(0);
	const [marks] = useState(createMarks);
	const [refusedPhones] = useState(() => new Map<string, PhoneLengthProblem>());
	const slots = useSlots(
		() => applicationEngines(setup),
		(path) => clearSlot(path),
	);
	const { current, engines } = slots;

	const problemsOf = (entered: FormFields): FieldProblems =>
		validateApplication(readValues(entered, rules.fields), { ...rules, refusedPhones }, current(), today());
	const form = useForm<FormFields>({ mode: "onTouched", resolver: resolverOf(problemsOf), shouldFocusError: false });
	const { control, register, getFieldState, getValues, setValue, setError, subscribe, trigger, clearErrors } = form;

	/** Takes away what no longer stands against a slot that changed; against its links stands what their checks found. */
	function clearSlot(path: string) {
		clearErrors(path as keyof FormFields);
		const slot = rules.documents.find((one) => one.path === path);
		if (!slot) return;
		const open = toProblems(documentFindings([slot], current()));
		for (const link of Object.keys(found.problems).filter((one) => one.startsWith(linkPath(slot, "")))) {
			const code = open[link];
			if (code) setError(link as keyof FormFields, { type: "rule", message: code });
			else clearErrors(link as keyof FormFields);
		}
	}

	const textOf = useCallback(
		(path: string, problem: Problem) => problemText(path, problem, rules, messages),
		[rules, messages],
	);
	const listedText = useCallback(
		(path: string, problem: Problem) => {
			const place = linkPlace(path, rules.documents, (slot) => engines[slot]?.links?.snapshot() ?? []);
			const link = place === undefined ? undefined : nameOf(place, messages);
			return listedProblem(path, problem, rules, messages, link);
		},
		[rules, messages, engines],
	);
	const tools: FormTools = useMemo(
		() => ({
			form: { control, register, getFieldState, getValues, setValue, setError, subscribe, trigger },
			messages,
			marks,
			refusedPhones,
			engines,
			textOf,
			listedText,
		}),
		[
			control,
			register,
			getFieldState,
			getValues,
			setValue,
			setError,
			subscribe,
			trigger,
			messages,
			marks,
			refusedPhones,
			engines,
			textOf,
			listedText,
		],
	);

	const cvPath = cvSlot(rules.documents)?.path;
	const cv = useCvAutofill(cvPath ? engines[cvPath]?.uploads : undefined, tools, setup);
	const hydrated = useEarlyInput(tools.form);
	const draft = useDraft({ formKey: job.target.formKey, form: tools.form, fields: rules.fields, slots, cv, isCleared });

	const note = (problems: FieldProblems) => setFound(({ attempt }) => ({ problems, attempt: attempt + 1 }));

	async function send() {
		note({});
		const values = readValues(getValues(), rules.fields);
		// Dates without a month aren't sent, which somebody may not have noticed: the next press means it.
		const months = openMonths(values).length;
		if (months > monthsAsked) return setMonthsAsked(months);
		const applied = { ...job, source: draft.source() };
		const payload = toPayload(values, rules, applied, current(), cv.rawText());
		const refusal = await submit(payload, sentPlaces(values), cv.closed());
		if (!refusal) return draft.forget();
		if (refusal.kind === "form") return note({});
		const { problems, details } = refusal;
		note(problems);
		for (const [path, code] of Object.entries(problems)) {
			setError(path as keyof FormFields, hostError(code, details[path]));
		}
	}

	return {
		tools,
		slots,
		cv,
		draft,
		hydrated,
		found,
		asksMonths: monthsAsked > 0,
		onSubmit: form.handleSubmit(send, () => note(problemsOf(getValues()))),
	};
}
