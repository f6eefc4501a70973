"use client";

import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { type Attempt, isRefused, type PersistedRequest, requestFormKey } from "@/lib/application/persisted-request";
import { persistedRequest } from "@/lib/browser/persisted-request";
import { fill } from "@/lib/text/fill";
import { hasPersistedUploads } from "@/lib/upload/browser/persisted-flag";
import type { RequestMessages } from "./messages";
import { SendingStatus } from "./sending-status.client";
import { useSending } from "./use-sending.client";

interface Props {
	hash: string;
	/** Path prefix of the address's language. */
	prefix: string;
	resends: boolean;
	/** Path of the upload page, without that prefix. */
	uploadPath: string;
	messages: RequestMessages;
}

/** This device's stored data of the request, after hydration. */
function usePersistedRequest(hash: string) {
	const [persisted, setPersisted] = useState<(PersistedRequest & { hasFiles: boolean }) | null>(null);
	useEffect(() => {
		const found = persistedRequest(hash);
		setPersisted(found && { ...found, hasFiles: hasPersistedUploads(requestFormKey(hash)) });
	}, [hash]);
	return persisted;
}

/** Sends the stored documents of a failed attempt again, or leads back to the form. */
export function SendAgain({ hash, prefix, resends, uploadPath, messages }: Props) {
	const persisted = usePersistedRequest(hash);
	const { phase, error = persisted?.error, send, leaveFor } = useSending({ hash, prefix, resends });
	const isSending = phase === "sending" || phase === "leaving";
	useLeaveWarning(phase === "sending");
	const attempt = persisted?.attempt;

	async function sendAgain(attempt: Attempt) {
		const found = await send(attempt);
		// The upload page brings files that the host has lost back from their copies, and knows if it is too late.
		if (found && isRefused(found)) leaveFor(uploadPath);
	}

	return (
		<>
			{error?.reason && <p className="text-ink">{fill(messages.REQUEST_REASON, { reason: error.reason })}</p>}
			{persisted?.hasFiles && <p className="font-medium text-ink">{messages.FINISH_FAILED_KEPT}</p>}
			{attempt && (
				<Button disabled={isSending} onClick={() => sendAgain(attempt)} className="w-full">
					{isSending ? messages.REQUEST_SUBMITTING : messages.FINISH_AGAIN}
				</Button>
			)}
			<SendingStatus isSending={isSending} messages={messages} />
			<p role="status" className="text-ink empty:hidden">
				{phase === "failed" && messages.FINISH_STILL_FAILED}
			</p>
			<ButtonLink href={prefix + uploadPath} quiet className="w-full">
				{messages.FINISH_BACK}
			</ButtonLink>
		</>
	);
}
