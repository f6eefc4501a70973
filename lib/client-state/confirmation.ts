import { slice } from "./slice";

/** A question that the user must answer before an action runs. */
interface Confirmation {
	show: boolean;
	title: string;
	text: string;
	/** The action on "yes". */
	onConfirm: (() => void) | null;
}

/** The current question; there is one at most. */
export const confirmation = slice<Confirmation>({ show: false, title: "", text: "", onConfirm: null });

/** Asks; `onConfirm` runs if the answer is yes. A new question replaces an open one. */
export const askToConfirm = (question: { title: string; text: string; onConfirm: () => void }): void =>
	confirmation.set({ show: true, ...question });

/** Closes the question, and runs its action if the answer was yes. */
export function answerConfirmation(isConfirmed: boolean): void {
	const { onConfirm } = confirmation.get();
	confirmation.reset();
	if (isConfirmed) onConfirm?.();
}
