import type english from "@/messages/en/sign-up.json";

interface State {
	/** Whether the page is hydrated; before that, the browser itself posts the form. */
	isHydrated: boolean;
	isTouched: boolean;
	isChecking: boolean;
	isSending: boolean;
	messages: Pick<(typeof english)["wizard"], "sending" | "untouched" | "wait">;
}

/** Why a form's button can't be pressed just now; undefined when it can. */
export function whyNotYet({ isHydrated, isTouched, isChecking, isSending, messages }: State): string | undefined {
	if (!isHydrated) return undefined;
	if (isSending) return messages.sending;
	if (!isTouched) return messages.untouched;
	return isChecking ? messages.wait : undefined;
}
