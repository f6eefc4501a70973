import { Button } from "@/components/ui/button";
import type { ListWords } from "./list-words";

interface Props {
	/** Whether companies from before stay below. */
	hasKept: boolean;
	words: ListWords;
	onAgain: () => void;
}

/** Says that the list could not be loaded, and offers to try again. */
export const ListProblem = ({ hasKept, words, onAgain }: Props) => (
	<div
		role="alert"
		className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl bg-danger-soft p-4 text-danger"
	>
		<p>{hasKept ? `${words.failed} ${words.failedKept}` : words.failed}</p>
		<Button quiet onClick={onAgain} className="bg-surface">
			{words.again}
		</Button>
	</div>
);
