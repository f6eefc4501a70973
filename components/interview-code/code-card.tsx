import { CopyButton } from "@/components/ui/copy-button.client";
import type { EntryWords } from "./setup";

/** The interview code, to be typed or copied elsewhere; without script it can be selected. */
export const CodeCard = ({ code, words }: { code: string; words: EntryWords }) => (
	<section className="rounded-xl border bg-surface p-4">
		<h2 className="text-muted text-sm">{words.codeLabel}</h2>
		<div className="mt-1 flex flex-wrap items-center justify-between gap-3">
			<p className="select-all font-bold font-mono text-2xl text-ink tracking-wider">{code}</p>
			<div className="needs-script">
				<CopyButton text={code} label={words.codeCopy} copiedLabel={words.codeCopied} />
			</div>
		</div>
	</section>
);
