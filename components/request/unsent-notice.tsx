import type { SendError } from "@/lib/application/kept-request";
import { fill } from "@/lib/text/fill";
import type { RequestWords } from "./words";

/** Above documents of which the last try to send them failed. */
export const UnsentNotice = ({ error: { reason }, words }: { error: SendError; words: RequestWords }) => (
	<div className="rounded-lg border border-line px-4 py-3 text-ink">
		<p className="font-bold">{words.REQUEST_UNSENT_TITLE}</p>
		{reason && <p className="mt-1">{fill(words.REQUEST_REASON, { reason })}</p>}
		<p className="mt-1 text-muted">{words.REQUEST_UNSENT_TEXT}</p>
	</div>
);
