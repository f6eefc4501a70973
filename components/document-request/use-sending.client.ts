"use client";

import { useEffect, useState } from "react";
import { sendDocuments } from "@/lib/api-client/send-documents";
import { documentNames } from "@/lib/application/document-names";
import { type Attempt, type SendError, sendErrorOf } from "@/lib/application/persisted-request";
import { forgetRequest, keepRequest } from "@/lib/browser/persisted-request";
import { keepSentNames } from "@/lib/browser/persisted-request-names";
import { finishPath } from "@/lib/document-request/address";
import type { RequestSetup } from "./setup";

/** A request's documents on their way to the host. */
interface Sending {
	/** `leaving` after the next page was requested. */
	phase: "idle" | "sending" | "failed" | "leaving";
	/** Why the last try failed. */
	error: SendError | undefined;
	/**
	 * Sends an attempt; returns the reason for its failure, or null. A failed attempt stays on this device, with the
	 * reason.
	 */
	send(attempt: Attempt): Promise<SendError | null>;
	/** Replaces this page with another one, without asking. */
	leaveFor(path: string): void;
}

/** The request whose documents are sent; `prefix` is the path prefix of the address's language. */
type Request = Pick<RequestSetup, "hash" | "prefix" | "resends">;

/** Sends documents and opens the page that confirms them. */
export function useSending({ hash, prefix, resends }: Request): Sending {
	const [phase, setPhase] = useState<Sending["phase"]>("idle");
	const [error, setError] = useState<SendError>();
	const [goal, setGoal] = useState("");

	// In an effect, so that the warning about leaving is removed before the page is left.
	useEffect(() => {
		if (goal) window.location.replace(goal);
	}, [goal]);

	function leaveFor(path: string) {
		setPhase("leaving");
		setGoal(prefix + path);
	}

	async function send(attempt: Attempt): Promise<SendError | null> {
		setPhase("sending");
		keepRequest(hash, { attempt, error: undefined });
		const sent = await sendDocuments(hash, attempt, resends);
		if (sent.ok) {
			keepSentNames(hash, documentNames(attempt));
			await forgetRequest(hash);
			leaveFor(finishPath(hash, "sent"));
			return null;
		}
		const found = sendErrorOf(sent.status, sent.body);
		keepRequest(hash, { error: found });
		setError(found);
		setPhase("failed");
		return found;
	}

	return { phase, error, send, leaveFor };
}
