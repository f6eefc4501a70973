"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { useHeldSubmit } from "@/components/ui/early-submit.client";
import { forgetAttempt } from "@/lib/browser/attempt-key";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { DRAFT_PREFIX } from "@/lib/enquiry/draft";
import type { EnquiryOutcome } from "@/lib/enquiry/outcome";
import { problemsOf } from "@/lib/enquiry/rules";
import type { EnquiryValues } from "@/lib/enquiry/values";
import { EARLY_SUBMIT } from "./early-submit";
import { emptyForm, readForm } from "./form-values";
import { type EnquirySetup, refusedWith } from "./setup";
import { trySending } from "./try-sending";
import { useEnquiryDraft } from "./use-enquiry-draft.client";
import { useFormState } from "./use-form-state.client";
import { useOwnDay } from "./use-own-day.client";

/**
 * Runs a request's form: saves a draft, validates, sends once regardless of repeated presses, and reports the result.
 */
export function useEnquiry(setup: EnquirySetup) {
	const { kind, locale, served } = setup;
	const form = useRef<HTMLFormElement>(null);
	const isBusy = useRef(false);
	const { state, update, fail, lookAgain } = useFormState(served);

	useEffect(() => {
		// From now on the form shows its problems itself.
		if (form.current) form.current.noValidate = true;
	}, []);
	const draft = useEnquiryDraft(form, setup);
	// Afterwards, because a saved time zone has priority over the visitor's own.
	const { ownZone, preset, boundDays } = useOwnDay(form);
	useHeldSubmit(form, EARLY_SUBMIT, true);

	function finish(outcome: EnquiryOutcome, values: EnquiryValues) {
		if (outcome.kind === "sent") {
			draft.forget();
			forgetAttempt(DRAFT_PREFIX + kind);
			return update({ step: "sent" });
		}
		// Some browsers fill in the invisible field. The visitor isn't to blame, so the next attempt omits it.
		const trap = form.current?.elements.namedItem(TRAP_FIELD);
		if (trap instanceof HTMLInputElement) trap.value = "";
		const { reason, fields, said } = outcome;
		fail(reason, Object.fromEntries(fields.map((field) => [field, refusedWith(said[field])])), values);
	}

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy.current) return;
		const values = readForm(event.currentTarget, kind);
		const problems = problemsOf(kind, values, Date.now());
		if (Object.keys(problems).length > 0) return fail("values", problems, values);
		isBusy.current = true;
		const trap = String(new FormData(event.currentTarget).get(TRAP_FIELD) ?? "");
		update({ step: "sending", reason: undefined, problems: {} });
		finish(await trySending({ kind, values, trap, locale }), values);
		isBusy.current = false;
	}

	function changed({ currentTarget, target }: FormEvent<HTMLFormElement>) {
		draft.keep(currentTarget);
		boundDays();
		lookAgain("name" in target ? String(target.name) : "", readForm(currentTarget, kind));
	}

	function clear() {
		if (!form.current) return;
		emptyForm(form.current, kind);
		draft.forget();
		preset();
		boundDays();
		update({ problems: {}, reason: undefined, isCleared: true });
	}

	return { form, state, ownZone, submit, changed, clear };
}
