"use client";

import { useCallback, useState } from "react";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast.client";
import type { AnswerWords } from "./answer-words";

interface Props {
	/** The page's public address, for where no script runs. */
	address: string;
	words: AnswerWords;
}

const ADDRESS = "select-all rounded-lg border border-line bg-surface px-3 py-2 font-mono text-ink text-sm";

/** Without what follows `?` and `#`: that is how this visitor came here. */
const ownAddress = () => window.location.origin + window.location.pathname;

/** Copies the page's address and says so. Where the browser refuses, the address is shown to be copied by hand. */
export function CopyAddress({ address, words }: Props) {
	const [copied, setCopied] = useState(0);
	const [refused, setRefused] = useState<string>();
	const close = useCallback(() => setCopied(0), []);

	async function copy() {
		const text = ownAddress();
		try {
			await navigator.clipboard.writeText(text);
			setCopied((times) => times + 1);
			setRefused(undefined);
		} catch {
			setCopied(0);
			setRefused(text);
		}
	}

	return (
		<>
			<Button onClick={copy} className="needs-script">
				{words.copyLink}
			</Button>
			<noscript>
				<p className={ADDRESS}>{address}</p>
			</noscript>
			<div role="status">
				{refused && (
					<>
						<p className="mb-2">{words.copyByHand}</p>
						<p className={ADDRESS}>{refused}</p>
					</>
				)}
			</div>
			<Toast text={words.linkCopied} shown={copied} closeLabel={words.close} onClose={close} />
		</>
	);
}
