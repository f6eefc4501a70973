import { CopyButton } from "@/components/ui/copy-button.client";
import type { InterviewCodeMessages } from "./setup";

/** The interview code, to be typed or copied elsewhere; without script it can be selected. */
export const CodeCard = ({ code, messages }: { code: string; messages: InterviewCodeMessages }) => (
	<section className="rounded-xl border bg-surface p-4">
		<h2 className="text-muted text-sm">{messages.codeLabel}</h2>
		<div className="mt-1 flex flex-wrap items-center justify-between gap-3">
			<p className="select-all font-bold font-mono text-2xl text-ink tracking-wider">{code}</p>
			<div className="needs-script">
				<CopyButton text={code} label={messages.codeCopy} copiedLabel={messages.codeCopied} />
			</div>
		</div>
	</section>
);
