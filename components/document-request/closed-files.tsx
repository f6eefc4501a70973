import { fill } from "@/lib/text/fill";
import type { RequestMessages } from "./messages";

interface Props {
	names: readonly string[];
	messages: Pick<RequestMessages, "FINISH_SENT_CLOSED">;
}

/** Says once more which of the sent files nobody can open. */
export const ClosedFiles = ({ names, messages }: Props) =>
	names.length > 0 && (
		<p
			role="alert"
			className="w-full rounded-lg border-2 border-danger bg-danger-soft p-4 text-start font-medium text-danger [overflow-wrap:anywhere]"
		>
			{fill(messages.FINISH_SENT_CLOSED, { files: names.join(", ") })}
		</p>
	);
