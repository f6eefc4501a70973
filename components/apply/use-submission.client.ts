"use client";

import { useEffect, useState } from "react";
import type { SentApplication } from "@/lib/application/kept-result";
import { type Outcome, outcomeOf } from "@/lib/application/outcome";
import { type Refused, readRefusal } from "@/lib/application/refused";
import type { SentPlaces } from "@/lib/application/sent-places";
import { attemptKey, forgetAttempt } from "@/lib/browser/attempt-key";
import { forgetApplication, keepApplication, keptApplication } from "@/lib/browser/kept-application";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import { sendApplication } from "@/lib/http/send-application";
import type { Sent } from "@/lib/http/send-form";
import type { ApplySetup } from "./setup";

/** A sent application and what follows it. */
export interface Submitted extends SentApplication {
	outcome: Outcome;
	/** True when it was sent before the page was loaded anew. */
	restored: boolean;
}

/** A form on its way to the host, and what came of it. */
export interface Submission {
	sending: boolean;
	submitted: Submitted | null;
	refused: Refused | null;
	submit: (payload: ApplicationPayload, places: SentPlaces) => Promise<Refused | null>;
	/** True after an application without an interview, when the form is empty again. */
	done: boolean;
	reset: () => void;
}

/** Sends an application. Never rejects: what breaks on the way there is our fault, and the form must not wait for it. */
async function trySending(path: string, payload: ApplicationPayload): Promise<Sent<ApplicationResult>> {
	try {
		return await sendApplication(path, payload, attemptKey(path, JSON.stringify(payload)));
	} catch {
		return { ok: false, status: 500, body: {} };
	}
}

/** Sends applications and holds what came of it. */
export function useSubmission({ job, rules, followUp }: Pick<ApplySetup, "job" | "rules" | "followUp">): Submission {
	const [sending, setSending] = useState(false);
	const [submitted, setSubmitted] = useState<Submitted | null>(null);
	const [refused, setRefused] = useState<Refused | null>(null);
	const [done, setDone] = useState(false);
	const { path, formKey } = job.target;

	useEffect(() => {
		const kept = keptApplication(formKey);
		if (kept) setSubmitted({ ...kept, outcome: outcomeOf(kept.result, followUp), restored: true });
	}, [formKey, followUp]);

	async function submit(payload: ApplicationPayload, places: SentPlaces): Promise<Refused | null> {
		setSending(true);
		setRefused(null);
		const sent = await trySending(path, payload);
		setSending(false);
		if (!sent.ok) {
			const refusal = readRefusal(sent.status, sent.body, rules, places);
			setRefused(refusal);
			return refusal;
		}
		forgetAttempt(path);
		const application = { result: sent.result, name: payload.fullname, email: payload.email ?? "" };
		const outcome = outcomeOf(sent.result, followUp);
		if (outcome.kind !== "no-assessment") keepApplication(formKey, application);
		setSubmitted({ ...application, outcome, restored: false });
		return null;
	}

	function reset() {
		forgetApplication(formKey);
		setSubmitted(null);
		setDone(true);
	}

	return { sending, submitted, refused, submit, done, reset };
}
