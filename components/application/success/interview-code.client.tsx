"use client";

import { CopyButton } from "@/components/ui/copy-button.client";
import type { ApplicationMessages } from "../setup";

/** The interview code, with a button that copies it. */
export function InterviewCode({ code, messages }: { code: string; messages: ApplicationMessages }) {
	return (
		<div className="rounded-xl border bg-surface p-4">
			<p className="text-muted text-sm">{messages.SUCCESS_CODE_LABEL}</p>
			<div className="mt-1 flex flex-wrap items-center justify-between gap-3">
				<output className="select-all font-bold font-mono text-2xl tracking-wider">{code}</output>
				<CopyButton text={code} label={messages.SUCCESS_COPY} copiedLabel={messages.SUCCESS_COPIED} />
			</div>
			<p className="mt-2 text-muted text-sm">{messages.SUCCESS_KEEP_CODE}</p>
		</div>
	);
}
