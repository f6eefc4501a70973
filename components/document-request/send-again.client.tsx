"use client";

import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { type Attempt, isRefused, type KeptRequest, requestFormKey } from "@/lib/application/kept-request";
import { keptRequest } from "@/lib/browser/kept-request";
import { fill } from "@/lib/text/fill";
import { hasKeptUploads } from "@/lib/upload/browser/kept-flag";
import { SendingStatus } from "./sending-status.client";
import { useSending } from "./use-sending.client";
import type { RequestWords } from "./words";

interface Props {
	hash: string;
	/** Path prefix of the address's language. */
	prefix: string;
	resends: boolean;
	/** Path of the upload page, without that prefix. */
	uploadPath: string;
	words: RequestWords;
}

/** What this device still has of the request, once the page is awake. */
function useKept(hash: string) {
	const [kept, setKept] = useState<(KeptRequest & { hasFiles: boolean }) | null>(null);
	useEffect(() => {
		const found = keptRequest(hash);
		setKept(found && { ...found, hasFiles: hasKeptUploads(requestFormKey(hash)) });
	}, [hash]);
	return kept;
}

/** Sends what was kept of a failed try once more, and leads back to the documents. */
export function SendAgain({ hash, prefix, resends, uploadPath, words }: Props) {
	const kept = useKept(hash);
	const { phase, error = kept?.error, send, leaveFor } = useSending({ hash, prefix, resends });
	const isSending = phase === "sending" || phase === "leaving";
	useLeaveWarning(phase === "sending");
	const attempt = kept?.attempt;

	async function sendAgain(attempt: Attempt) {
		const found = await send(attempt);
		// The upload page brings files that the host has lost back from their copies, and knows if it is too late.
		if (found && isRefused(found)) leaveFor(uploadPath);
	}

	return (
		<>
			{error?.reason && <p className="text-ink">{fill(words.REQUEST_REASON, { reason: error.reason })}</p>}
			{kept?.hasFiles && <p className="font-medium text-ink">{words.FINISH_FAILED_KEPT}</p>}
			{attempt && (
				<Button disabled={isSending} onClick={() => sendAgain(attempt)} className="w-full">
					{isSending ? words.REQUEST_SUBMITTING : words.FINISH_AGAIN}
				</Button>
			)}
			<SendingStatus isSending={isSending} words={words} />
			<p role="status" className="text-ink empty:hidden">
				{phase === "failed" && words.FINISH_STILL_FAILED}
			</p>
			<ButtonLink href={prefix + uploadPath} quiet className="w-full">
				{words.FINISH_BACK}
			</ButtonLink>
		</>
	);
}
