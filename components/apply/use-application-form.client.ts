"use client";

import { useEffect, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { toPayload } from "@/lib/application/payload";
import {
	canSubmit,
	type FieldCode,
	type FieldProblems,
	LONGEST_LINE,
	validateApplication,
} from "@/lib/application/rules";
import type { ApplicationValues, CvState, FieldName } from "@/lib/application/values";
import { fill } from "@/lib/text/fill";
import type { Attachment } from "@/lib/upload/attachment";
import { cvStateOf } from "./cv-state";
import { readValues } from "./read-values";
import type { ApplySetup } from "./setup";
import { useLeaveWarning } from "./use-leave-warning.client";
import { useSubmission } from "./use-submission.client";

/** The CV has no input of its own in the form's values, but errors of its own. */
type FormFields = ApplicationValues & { cv?: undefined };

function toErrors(problems: FieldProblems): FieldErrors<FormFields> {
	return Object.fromEntries(Object.entries(problems).map(([name, code]) => [name, { type: "rule", message: code }]));
}

function toProblems(errors: FieldErrors<FormFields>): FieldProblems {
	return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message as FieldCode]));
}

function namesOfFilled(values: FormFields): FieldName[] {
	const names = Object.keys(values) as FieldName[];
	return names.filter((name) => typeof values[name] === "string" && values[name] !== "");
}

/** State and actions of the application form: values, errors by code, the CV, sending. */
export function useApplicationForm(setup: ApplySetup) {
	const { job, rules, words } = setup;
	const [cv, setCv] = useState<CvState>({ kind: "none" });
	const [found, setFound] = useState<FieldProblems>({});
	const [attempt, setAttempt] = useState(0);
	const [awake, setAwake] = useState(false);
	const latestCv = useRef(cv);
	const submission = useSubmission(setup);

	const resolver: Resolver<FormFields> = async (entered) => {
		const values = readValues(entered);
		const problems = validateApplication(values, rules, latestCv.current);
		const errors = toErrors(problems);
		return Object.keys(problems).length > 0 ? { values: {}, errors } : { values, errors: {} };
	};
	const form = useForm<FormFields>({ mode: "onTouched", resolver, shouldFocusError: false });
	const { errors, isDirty } = form.formState;

	// The server's HTML has the button closed; once awake, it follows the boxes. What was entered and left
	// before that has missed its check.
	useEffect(() => {
		setAwake(true);
		const left = namesOfFilled(form.getValues()).filter(
			(name) => name !== document.activeElement?.getAttribute("name"),
		);
		if (left.length > 0) form.trigger(left);
	}, [form.getValues, form.trigger]);
	useLeaveWarning((isDirty || cv.kind !== "none") && !submission.submitted);

	function note(problems: FieldProblems) {
		setFound(problems);
		setAttempt((count) => count + 1);
	}

	function onCvChange(attachments: readonly Attachment[]) {
		const state = cvStateOf(attachments);
		latestCv.current = state;
		setCv(state);
		form.clearErrors("cv");
	}

	async function send(values: ApplicationValues) {
		setFound({});
		const refusal = await submission.submit(toPayload(values, rules, job, latestCv.current));
		if (!refusal) return;
		note(refusal.kind === "fields" ? refusal.problems : {});
		if (refusal.kind !== "fields") return;
		for (const [name, code] of Object.entries(refusal.problems)) {
			form.setError(name as FieldName, { type: "host", message: code });
		}
	}

	function wordOf(name: FieldName, problems: FieldProblems): string | undefined {
		const code = problems[name];
		return code && fill(words[code], { most: LONGEST_LINE, type: job.documentType });
	}

	const consent = readValues({ gdpr: form.watch("gdpr"), compliance: form.watch("compliance") });
	const open = awake && canSubmit(consent, rules, cv);
	const waitsForFile = cv.kind === "busy";

	return {
		register: form.register,
		onSubmit: form.handleSubmit(send, (wrong) => note(toProblems(wrong))),
		onCvChange,
		startOver: () => {
			form.reset();
			onCvChange([]);
			note({});
			submission.reset();
		},
		errorOf: (name: FieldName) => wordOf(name, toProblems(errors)),
		wordOf,
		problems: found,
		attempt,
		awake,
		open,
		hint: open || !awake ? "" : waitsForFile ? words.HINT_UPLOAD_FIRST : words.HINT_CONSENT_FIRST,
		sending: submission.sending,
		submitted: submission.submitted,
		refused: submission.refused,
	};
}
