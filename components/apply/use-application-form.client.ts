"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { toPayload } from "@/lib/application/payload";
import { canSubmit, type FieldProblems } from "@/lib/application/rules";
import type { ApplicationValues, FieldName } from "@/lib/application/values";
import type { Attachment } from "@/lib/upload/attachment";
import { applicationResolver, type FormFields, toProblems } from "./form-errors";
import { problemText } from "./problem-text";
import { readValues } from "./read-values";
import type { ApplySetup } from "./setup";
import { useAwake } from "./use-awake.client";
import { useCv } from "./use-cv.client";
import { useLeaveWarning } from "./use-leave-warning.client";
import { useSubmission } from "./use-submission.client";

/** State and actions of the application form: values, errors by code, the CV, sending. */
export function useApplicationForm(setup: ApplySetup) {
	const { job, rules, words } = setup;
	const cv = useCv();
	const [found, setFound] = useState<{ problems: FieldProblems; attempt: number }>({ problems: {}, attempt: 0 });
	const submission = useSubmission(setup);
	const form = useForm<FormFields>({
		mode: "onTouched",
		resolver: applicationResolver(rules, cv.current),
		shouldFocusError: false,
	});
	const { errors, isDirty } = form.formState;
	const awake = useAwake(form);
	useLeaveWarning((isDirty || cv.state.kind !== "none") && !submission.submitted);

	const note = (problems: FieldProblems) => setFound(({ attempt }) => ({ problems, attempt: attempt + 1 }));
	const textOf = (name: FieldName, problems: FieldProblems) => problemText(name, problems, words, job.documentType);

	function onCvChange(attachments: readonly Attachment[]) {
		if (cv.update(attachments)) form.clearErrors("cv");
	}

	async function send(values: ApplicationValues) {
		note({});
		const refusal = await submission.submit(toPayload(values, rules, job, cv.current()));
		if (!refusal) return;
		const problems = refusal.kind === "fields" ? refusal.problems : {};
		note(problems);
		for (const [name, code] of Object.entries(problems)) {
			form.setError(name as FieldName, { type: "host", message: code });
		}
	}

	function startOver() {
		form.reset();
		cv.update([]);
		note({});
		submission.reset();
	}

	const problems = toProblems(errors);
	const consent = readValues({ gdpr: form.watch("gdpr"), compliance: form.watch("compliance") });
	const open = awake && canSubmit(consent, rules, cv.state);
	const closedHint = cv.state.kind === "busy" ? words.HINT_UPLOAD_FIRST : words.HINT_CONSENT_FIRST;
	return {
		register: form.register,
		onSubmit: form.handleSubmit(send, (wrong) => note(toProblems(wrong))),
		onCvChange,
		startOver,
		errorOf: (name: FieldName) => textOf(name, problems),
		problems,
		textOf,
		found,
		awake,
		open,
		hint: open ? "" : closedHint,
		...submission,
	};
}
