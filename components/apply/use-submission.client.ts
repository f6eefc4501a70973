"use client";

import { useRef, useState } from "react";
import { type Outcome, outcomeOf } from "@/lib/application/outcome";
import { type Refused, readRefusal } from "@/lib/application/refused";
import type { ApplicationPayload, ApplicationResult } from "@/lib/contract/schemas/application";
import { sendApplication } from "@/lib/http/send-application";
import type { ApplySetup } from "./setup";

/** A sent application and what follows it. */
export interface Submitted {
	result: ApplicationResult;
	outcome: Outcome;
	name: string;
	email: string;
}

interface Submission {
	sending: boolean;
	submitted: Submitted | null;
	refused: Refused | null;
	submit: (payload: ApplicationPayload) => Promise<Refused | null>;
	/** True after an application without an interview, when the form is empty again. */
	done: boolean;
	reset: () => void;
}

/** One key for as long as the same application is tried; changed values make a new chain of attempts. */
function useAttemptKey(): (payload: ApplicationPayload) => string {
	const chain = useRef({ content: "", key: "" });
	return (payload) => {
		const content = JSON.stringify(payload);
		if (chain.current.content !== content) chain.current = { content, key: crypto.randomUUID() };
		return chain.current.key;
	};
}

/** Sends applications and holds what came of it. */
export function useSubmission({ job, followUp }: Pick<ApplySetup, "job" | "followUp">): Submission {
	const [sending, setSending] = useState(false);
	const [submitted, setSubmitted] = useState<Submitted | null>(null);
	const [refused, setRefused] = useState<Refused | null>(null);
	const [done, setDone] = useState(false);
	const keyOf = useAttemptKey();

	async function submit(payload: ApplicationPayload): Promise<Refused | null> {
		setSending(true);
		setRefused(null);
		const sent = await sendApplication(job.code, payload, keyOf(payload));
		setSending(false);
		if (!sent.ok) {
			const refusal = readRefusal(sent.status, sent.body);
			setRefused(refusal);
			return refusal;
		}
		const outcome = outcomeOf(sent.result, followUp);
		setSubmitted({ result: sent.result, outcome, name: payload.fullname, email: payload.email ?? "" });
		return null;
	}

	function reset() {
		setSubmitted(null);
		setDone(true);
	}

	return { sending, submitted, refused, submit, done, reset };
}
