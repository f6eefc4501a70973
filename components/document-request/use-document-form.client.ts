"use client";

import { type FormEvent, useEffect, useState } from "react";
import { useSlots } from "@/components/attachments/use-slots.client";
import { type DocumentCode, type FieldProblems, toProblems } from "@/lib/application/codes";
import { toSubmission } from "@/lib/application/document-submission";
import { type DocumentStates, losesFiles } from "@/lib/application/documents";
import { handedIn } from "@/lib/application/handed-in";
import { attemptOf } from "@/lib/application/persisted-request";
import { documentFindings } from "@/lib/application/rules/documents";
import { newId } from "@/lib/browser/new-id";
import { persistedRequest } from "@/lib/browser/persisted-request";
import { keepClosedNames } from "@/lib/browser/persisted-request-names";
import { closedReason } from "@/lib/contract/closed-reason";
import { finishPath } from "@/lib/document-request/address";
import { requestEngines } from "./request-engines";
import type { RequestSetup } from "./setup";
import { usePersistedDocuments } from "./use-persisted-documents.client";
import { useSending } from "./use-sending.client";

type Problems = FieldProblems<DocumentCode>;

/** The problems of the last attempt, and the number of attempts. */
interface Found {
	problems: Problems;
	/** True when there was nothing to send. */
	isEmpty: boolean;
	attempt: number;
}

/** The problems that remain. */
const stillWrong = (found: Problems, now: Problems): Problems =>
	Object.fromEntries(Object.entries(found).filter(([path, code]) => now[path] === code));

const hasLinks = (states: DocumentStates) =>
	Object.values(states).some(({ links }) => links.some(({ value }) => value.trim() !== ""));

/** State and actions of the form that sends a request's documents. */
export function useDocumentForm(setup: RequestSetup) {
	const { hash, job, documents } = setup;
	const [found, setFound] = useState<Found>({ problems: {}, isEmpty: false, attempt: 0 });
	const slots = useSlots(
		() => requestEngines(setup),
		() => {},
	);
	const persisted = usePersistedDocuments(setup, slots);
	const { phase, send, leaveFor } = useSending(setup);
	/** False in the server's HTML: the button works once the script runs. */
	const [hydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);

	const problemsOf = (states: DocumentStates) => toProblems(documentFindings(documents, states));

	async function onSubmit(event: FormEvent) {
		event.preventDefault();
		const states = slots.current();
		const problems = problemsOf(states);
		const hasProblems = Object.keys(problems).length > 0;
		const isEmpty = !hasProblems && handedIn(documents, states, "code").length === 0;
		setFound(({ attempt }) => ({ problems, isEmpty, attempt: attempt + 1 }));
		if (hasProblems || isEmpty) return;
		const files = slots.uploads.flatMap((uploads) => uploads.snapshot());
		keepClosedNames(
			hash,
			files
				.filter(({ status, content }) => status === "finish" && closedReason(content))
				.map(({ filename }) => filename),
		);
		const before = persistedRequest(hash)?.attempt;
		const error = await send(attemptOf(toSubmission(job, documents, states), before, newId));
		if (error) leaveFor(finishPath(hash, "failed"));
	}

	return {
		slots,
		found: { ...found, problems: stillWrong(found.problems, problemsOf(slots.states)) },
		persisted,
		hydrated,
		isSending: phase !== "idle",
		asksBeforeLeaving: phase !== "leaving" && (losesFiles(slots.states, false) || hasLinks(slots.states)),
		onSubmit,
	};
}
