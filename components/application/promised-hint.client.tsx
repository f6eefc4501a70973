"use client";

import { useRunning } from "@/components/ui/use-running.client";

interface Props {
	/** Says what the form's script will do. */
	text: string;
	/** The same without that. */
	plain: string;
}

/** A hint that promises browsers without script nothing that only a script does. */
export function PromisedHint({ text, plain }: Props) {
	if (useRunning() || text === plain) return text;
	return (
		<>
			<span className="plain:hidden">{text}</span>
			<span className="hidden plain:inline">{plain}</span>
		</>
	);
}
