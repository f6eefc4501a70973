import { fill } from "@/lib/text/fill";
import type { RequestMessages } from "./messages";
import type { PersistedDocuments } from "./use-persisted-documents.client";

interface Props {
	/** Undefined while there is nothing to say. */
	persisted: PersistedDocuments | undefined;
	messages: RequestMessages;
}

function Unsent({
	persisted: { error, isHere, isElsewhere },
	messages,
}: {
	persisted: PersistedDocuments;
	messages: RequestMessages;
}) {
	return (
		<div className="rounded-lg border border-line px-4 py-3 text-ink">
			{error && <p className="mb-1 font-bold">{messages.REQUEST_UNSENT_TITLE}</p>}
			{error?.reason && <p className="mb-1">{fill(messages.REQUEST_REASON, { reason: error.reason })}</p>}
			{isElsewhere && <p>{messages.REQUEST_ELSEWHERE}</p>}
			{isHere && !isElsewhere && <p className="text-muted">{messages.REQUEST_UNSENT_TEXT}</p>}
		</div>
	);
}

/** Above documents whose last submission failed, or if another tab has files of the request. */
export const PersistedNotice = ({ persisted, messages }: Props) => (
	<div role="status" className="empty:hidden">
		{persisted && (persisted.error || persisted.isElsewhere) && <Unsent persisted={persisted} messages={messages} />}
	</div>
);
