import { Button } from "@/components/ui/button";
import type { EntryWords } from "./setup";

/** The code could not be checked for want of a connection; everything else on the page still holds. */
export const LostNotice = ({ words, onAgain }: { words: EntryWords; onAgain: () => void }) => (
	<div role="alert" className="rounded-xl border border-danger bg-danger-soft p-4">
		<p className="font-bold text-danger">{words.lostHeading}</p>
		<p className="mt-1 text-ink">{words.lostText}</p>
		<Button quiet onClick={onAgain} className="mt-3">
			{words.again}
		</Button>
	</div>
);
