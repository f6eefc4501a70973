"use client";

import { useEffect, useState } from "react";
import { sendApplication } from "@/lib/api-client/send-application";
import { isUnclear, type Sent } from "@/lib/api-client/send-form";
import { readSentState } from "@/lib/api-client/sent-state";
import { contactOf, isDuplicate } from "@/lib/application/duplicate";
import { laterOutcome, type Outcome, outcomeOf } from "@/lib/application/outcome";
import type { SentApplication } from "@/lib/application/persisted-result";
import { type Refused, readRefusal } from "@/lib/application/refused";
import type { SentPlaces } from "@/lib/application/sent-places";
import { forgetAttempt, openAttempt, settleAttempt } from "@/lib/browser/attempt-key";
import { forgetApplication, keepApplication, persistedApplication } from "@/lib/browser/persisted-application";
import type { ClosedReason } from "@/lib/contract/closed-reason";
import type { ErrorBody } from "@/lib/contract/errors";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import type { Locale } from "@/lib/i18n/locales";
import type { ApplySetup } from "./setup";

/** A sent application and what follows it. */
export interface Submitted extends SentApplication {
	outcome: Outcome;
	/** True if it was sent before the page was reloaded. */
	restored: boolean;
}

/** A form on its way to the host, and what came of it. */
export interface Submission {
	sending: boolean;
	submitted: Submitted | null;
	refused: Refused | null;
	submit: (payload: ApplicationPayload, places: SentPlaces, closedCv?: ClosedReason) => Promise<Refused | null>;
	/** True after an application without an interview, when the form is empty again. */
	done: boolean;
	reset: () => void;
}

type Taken = Pick<SentApplication, "result" | "unanswered">;

/** A try: what the host took, or with what status and words it refused. */
type Tried = Taken | { status: number; body: ErrorBody };

const NO_ANSWER: ApplicationResult = { interview_code: undefined, url: undefined, assesment_not_available: false };

/** The result of an attempt. If a repeat is a duplicate, the first attempt had arrived. */
function readSent(sent: Sent<ApplicationResult>, isRepeat: boolean): Tried {
	if (sent.ok) return { result: sent.result };
	const { status, body } = sent;
	const hasArrived = isRepeat && isDuplicate(status, body);
	return hasArrived ? { result: NO_ANSWER, unanswered: { contact: contactOf(body) } } : { status, body };
}

/**
 * Sends an application. A second press after an unclear failure is a repeat too, and so is the same form sent once more
 * after a reload. Never rejects: what breaks on the way there is our fault, and the form must not wait for it.
 */
async function trySending(
	path: string,
	payload: ApplicationPayload,
	delivery: Pick<ApplySetup, "resends"> & { language: Locale },
): Promise<Tried> {
	try {
		const attempt = openAttempt(path, JSON.stringify(payload));
		const sent = await sendApplication(path, payload, { key: attempt.key, ...delivery });
		const isRepeat = attempt.isRepeat || (!sent.ok && sent.isRepeat === true);
		if (!sent.ok && !isRepeat && !isUnclear(sent)) settleAttempt(path);
		return readSent(sent, isRepeat);
	} catch {
		return { status: 500, body: {} };
	}
}

/** What a stored application has become since; undefined if its screen is still right, or the host can't tell. */
async function whatBecame({ result }: SentApplication, signal: AbortSignal): Promise<Outcome | "gone" | undefined> {
	const state = result.application_token && (await readSentState(result.application_token, signal));
	if (state === null) return "gone";
	return state ? laterOutcome(state) : undefined;
}

type Setup = Pick<ApplySetup, "job" | "rules" | "followUp" | "resends" | "around">;

/** Sends applications and holds what came of it. */
export function useSubmission({ job, rules, followUp, resends, around }: Setup): Submission {
	const [sending, setSending] = useState(false);
	const [submitted, setSubmitted] = useState<Submitted | null>(null);
	const [refused, setRefused] = useState<Refused | null>(null);
	const [done, setDone] = useState(false);
	const { path, formKey } = job.target;

	useEffect(() => {
		const persisted = persistedApplication(formKey);
		if (!persisted) return;
		setSubmitted({ ...persisted, outcome: outcomeOf(persisted, followUp), restored: true });
		const left = new AbortController();
		void whatBecame(persisted, left.signal).then((became) => {
			if (left.signal.aborted || !became) return;
			if (became !== "gone") return setSubmitted((now) => now && { ...now, outcome: became });
			forgetApplication(formKey);
			setSubmitted(null);
		});
		return () => left.abort();
	}, [formKey, followUp]);

	async function submit(
		payload: ApplicationPayload,
		places: SentPlaces,
		closedCv?: ClosedReason,
	): Promise<Refused | null> {
		setSending(true);
		setRefused(null);
		const tried = await trySending(path, payload, { resends, language: around });
		setSending(false);
		if ("status" in tried) {
			const refusal = readRefusal(tried.status, tried.body, rules, places);
			setRefused(refusal);
			return refusal;
		}
		forgetAttempt(path);
		const application = { ...tried, name: payload.fullname, email: payload.email ?? "", closedCv };
		const outcome = outcomeOf(application, followUp);
		if (outcome.kind !== "no-assessment") keepApplication(formKey, application);
		setSubmitted({ ...application, outcome, restored: false });
		return null;
	}

	function reset() {
		forgetApplication(formKey);
		setDone(submitted?.outcome.kind !== "withdrawn");
		setSubmitted(null);
	}

	return { sending, submitted, refused, submit, done, reset };
}
