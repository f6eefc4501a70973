import { slice } from "./slice";

/** A question that must be answered before something happens. */
interface Confirmation {
	show: boolean;
	title: string;
	text: string;
	/** What happens on "yes". */
	onConfirm: (() => void) | null;
}

/** The one question that is asked at a time. */
export const confirmation = slice<Confirmation>({ show: false, title: "", text: "", onConfirm: null });

/** Asks; `onConfirm` runs if the answer is yes. A question that is asked already gives way. */
export const askToConfirm = (question: { title: string; text: string; onConfirm: () => void }): void =>
	confirmation.set({ show: true, ...question });

/** Takes the question away, and does what it was about if the answer was yes. */
export function answerConfirmation(isConfirmed: boolean): void {
	const { onConfirm } = confirmation.get();
	confirmation.reset();
	if (isConfirmed) onConfirm?.();
}
