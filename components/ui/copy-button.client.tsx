"use client";

import { useState } from "react";

interface Props {
	text: string;
	label: string;
	/** Said and shown once the text is copied. */
	copiedLabel: string;
	/** A filled button is the page's main action. */
	quiet?: boolean;
}

const QUIET = "border-line font-medium text-ink";
const FILLED = "border-transparent bg-brand font-bold text-on-brand";

/** Copies `text`. If the browser refuses, the text beside it can still be selected. */
export function CopyButton({ text, label, copiedLabel, quiet = true }: Props) {
	const [copied, setCopied] = useState(false);

	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	}

	return (
		<>
			<button type="button" onClick={copy} className={`min-h-11 rounded-lg border px-4 ${quiet ? QUIET : FILLED}`}>
				{copied ? copiedLabel : label}
			</button>
			<span role="status" className="sr-only">
				{copied ? copiedLabel : ""}
			</span>
		</>
	);
}
