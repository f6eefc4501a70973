import type english from "@/messages/en/sign-up.json";

interface State {
	/** Whether the page is alive; before that, the browser itself posts the form. */
	isAwake: boolean;
	isTouched: boolean;
	isChecking: boolean;
	isSending: boolean;
	words: Pick<(typeof english)["wizard"], "sending" | "untouched" | "wait">;
}

/** Why a form's button can't be pressed just now; undefined when it can. */
export function whyNotYet({ isAwake, isTouched, isChecking, isSending, words }: State): string | undefined {
	if (!isAwake) return undefined;
	if (isSending) return words.sending;
	if (!isTouched) return words.untouched;
	return isChecking ? words.wait : undefined;
}
