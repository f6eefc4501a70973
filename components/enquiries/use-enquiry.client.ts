"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { attemptKey, forgetAttempt } from "@/lib/browser/attempt-key";
import { keepEnquiryDraft, loadEnquiryDraft } from "@/lib/browser/enquiry-draft";
import type { EnquiryField } from "@/lib/contract/enquiry";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { DRAFT_PREFIX } from "@/lib/enquiries/draft";
import { type EnquiryOutcome, outcomeOf } from "@/lib/enquiries/outcome";
import { problemOf, problemsOf } from "@/lib/enquiries/rules";
import type { EnquiryValues } from "@/lib/enquiries/values";
import { type SentEnquiry, sendEnquiry } from "@/lib/http/send-enquiry";
import { untilTrusted } from "@/lib/timing/until-trusted";
import { emptyForm, fillIn, readForm, typedIn } from "./form-values";
import type { EnquirySetup, FieldProblems, ServedEnquiry } from "./setup";
import { useOwnDay } from "./use-own-day.client";

/** Where a form is. `attempt` counts the tries that failed. */
interface State {
	step: "filling" | "sending" | "sent";
	reason?: ServedEnquiry["reason"];
	problems: FieldProblems;
	/** What stood in the form when its problems were found. */
	values: EnquiryValues;
	attempt: number;
	isCleared: boolean;
}

/** Sends a request. Never rejects: what breaks on the way there is our fault, and the form must not wait for it. */
async function trySending(request: Pick<SentEnquiry, "kind" | "values" | "trap" | "locale">): Promise<EnquiryOutcome> {
	const { kind, values } = request;
	try {
		await untilTrusted();
		const key = attemptKey(DRAFT_PREFIX + kind, JSON.stringify(values));
		return await sendEnquiry({ ...request, waitedMs: performance.now(), key });
	} catch {
		return outcomeOf(kind, 500, {});
	}
}

/** Problems after a field was changed: of those that were told, what is still wrong; nothing new is told while typing. */
function stillWrong(told: FieldProblems, changed: string, values: EnquiryValues): FieldProblems {
	const left: FieldProblems = {};
	for (const [name, problem] of Object.entries(told)) {
		const field = name as EnquiryField;
		if (problem !== "refused") left[field] = problemOf(field, values, Date.now());
		else if (field !== changed) left[field] = problem;
	}
	return left;
}

/** Runs a request's form: keeps a draft, checks, sends once however often it is pressed, and says what came of it. */
export function useEnquiry({ kind, locale, begun, served }: EnquirySetup) {
	const form = useRef<HTMLFormElement>(null);
	const isBusy = useRef(false);
	const [state, setState] = useState<State>({
		step: "filling",
		reason: served?.reason,
		problems: served?.problems ?? {},
		values: served?.values ?? {},
		attempt: 0,
		isCleared: false,
	});
	const update = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

	useEffect(() => {
		if (!form.current) return;
		// From here on the form says itself what is wrong.
		form.current.noValidate = true;
		if (served) return;
		const early = typedIn(form.current, kind, begun);
		const kept = loadEnquiryDraft(kind);
		if (kept) fillIn(form.current, kept, begun);
		// What was typed before the form came to life is kept like what is typed from now on; a draft alone grows no younger.
		const now = typedIn(form.current, kind, begun);
		const isNew = JSON.stringify(now) !== JSON.stringify(kept);
		if (isNew && Object.keys(early).length > 0) keepEnquiryDraft(kind, now);
		// Counters look at their fields when they are rendered.
		if (kept) setState((before) => ({ ...before }));
	}, [kind, begun, served]);
	// After that: a time zone that was kept goes before the visitor's own.
	const { ownZone, preset, boundDays } = useOwnDay(form);

	function fail(reason: State["reason"], problems: FieldProblems, values: EnquiryValues) {
		setState(({ attempt }) => ({ step: "filling", reason, problems, values, attempt: attempt + 1, isCleared: false }));
	}

	function finish(outcome: EnquiryOutcome, values: EnquiryValues) {
		if (outcome.kind === "sent") {
			keepEnquiryDraft(kind, {});
			forgetAttempt(DRAFT_PREFIX + kind);
			return update({ step: "sent" });
		}
		// Some browsers fill in what nobody sees: it isn't the person's fault, so the next try goes without.
		const trap = form.current?.elements.namedItem(TRAP_FIELD);
		if (trap instanceof HTMLInputElement) trap.value = "";
		fail(outcome.reason, Object.fromEntries(outcome.fields.map((field) => [field, "refused"])), values);
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
		const values = readForm(currentTarget, kind);
		const name = "name" in target ? String(target.name) : "";
		keepEnquiryDraft(kind, typedIn(currentTarget, kind, begun));
		boundDays();
		setState((before) => {
			const isAtRest = Object.keys(before.problems).length === 0 && !before.isCleared;
			return isAtRest
				? before
				: { ...before, values, isCleared: false, problems: stillWrong(before.problems, name, values) };
		});
	}

	function clear() {
		if (!form.current) return;
		emptyForm(form.current, kind);
		keepEnquiryDraft(kind, {});
		preset();
		boundDays();
		update({ problems: {}, reason: undefined, isCleared: true });
	}

	return { form, state, ownZone, submit, changed, clear };
}
