import { Button } from "@/components/ui/button";
import type { ListMessages } from "./list-messages";

interface Props {
	/** Whether companies from before stay below. */
	hasPrevious: boolean;
	messages: ListMessages;
	onAgain: () => void;
}

/** Says that the list could not be loaded, and offers to try again. */
export const ListProblem = ({ hasPrevious, messages, onAgain }: Props) => (
	<div
		role="alert"
		className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-danger-soft p-4 text-danger"
	>
		<p>{hasPrevious ? `${messages.failed} ${messages.failedKept}` : messages.failed}</p>
		<Button quiet onClick={onAgain} className="bg-surface">
			{messages.again}
		</Button>
	</div>
);
