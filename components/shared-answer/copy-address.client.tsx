"use client";

import { useState } from "react";
import { Toaster } from "@/components/layout/toaster.client";
import { Button } from "@/components/ui/button";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { closeToast, showSuccess } from "@/lib/client-state/toast";
import type { SharedAnswerMessages } from "./answer-messages";

interface Props {
	/** The page's public address, for where no script runs. */
	address: string;
	messages: SharedAnswerMessages;
}

const ADDRESS = "select-all rounded-lg border border-line bg-surface px-3 py-2 font-mono text-ink text-sm";

/** Without what follows `?` and `#`: that is how this visitor came here. */
const ownAddress = () => window.location.origin + window.location.pathname;

/** Copies the page's address and says so. Where the browser refuses, the address is shown to be copied by hand. */
export function CopyAddress({ address, messages }: Props) {
	const [refused, setRefused] = useState<string>();

	async function copy() {
		const text = ownAddress();
		try {
			await navigator.clipboard.writeText(text);
			showSuccess(messages.linkCopied);
			setRefused(undefined);
		} catch {
			closeToast();
			setRefused(text);
		}
	}

	return (
		<>
			<Button onClick={copy} className="needs-script">
				{messages.copyLink}
			</Button>
			<PlainOnly>
				<p className={ADDRESS}>{address}</p>
			</PlainOnly>
			<div role="status">
				{refused && (
					<>
						<p className="mb-2">{messages.copyByHand}</p>
						<p className={ADDRESS}>{refused}</p>
					</>
				)}
			</div>
			<Toaster closeLabel={messages.close} />
		</>
	);
}
