import { fill } from "@/lib/text/fill";
import type { KeptDocuments } from "./use-kept-documents.client";
import type { RequestWords } from "./words";

interface Props {
	/** Undefined while there is nothing to say. */
	kept: KeptDocuments | undefined;
	words: RequestWords;
}

function Unsent({ kept: { error, isHere, isElsewhere }, words }: { kept: KeptDocuments; words: RequestWords }) {
	return (
		<div className="rounded-lg border border-line px-4 py-3 text-ink">
			{error && <p className="mb-1 font-bold">{words.REQUEST_UNSENT_TITLE}</p>}
			{error?.reason && <p className="mb-1">{fill(words.REQUEST_REASON, { reason: error.reason })}</p>}
			{isElsewhere && <p>{words.REQUEST_ELSEWHERE}</p>}
			{isHere && !isElsewhere && <p className="text-muted">{words.REQUEST_UNSENT_TEXT}</p>}
		</div>
	);
}

/** Above documents of which the last try to send them failed, or of which another tab has files. */
export const KeptNotice = ({ kept, words }: Props) => (
	<div role="status" className="empty:hidden">
		{kept && (kept.error || kept.isElsewhere) && <Unsent kept={kept} words={words} />}
	</div>
);
