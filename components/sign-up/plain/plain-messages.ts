import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { StartedSignUp } from "@/lib/server/sign-up/sign-up-state";
import { saidOf } from "@/lib/sign-up/outcome";
import type { SignUpField } from "@/lib/sign-up/values";
import { fill } from "@/lib/text/fill";
import type { SignUpMessages } from "../fields/sign-up-messages";

/** The messages above a form and at its fields, without script. */
export interface PlainMessages<Messages extends SignUpMessages> {
	messages: Messages;
	/** The problems by field. */
	errors: Partial<Record<SignUpField, string>>;
	/** Sentences about the last attempt. */
	notes: string[];
}

/** The problems by field, as messages: ours if we know the problem, else the host's. */
function errorsOf(
	{ problems, refusals }: StartedSignUp,
	messages: SignUpMessages,
): PlainMessages<SignUpMessages>["errors"] {
	const texts = { ...refusals, ...problems };
	return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, saidOf(text, messages.problems)]));
}

/** The messages of a form after the last attempt; `button` is the button to press again. */
export async function plainMessages<Messages extends SignUpMessages>(
	locale: Locale,
	state: StartedSignUp,
	messages: Messages,
	button: string,
): Promise<PlainMessages<Messages>> {
	const { "trial-form": trialForm } = await loadMessages(locale);
	const errors = errorsOf(state, messages);
	const notes = [
		...(state.notice ? [fill(trialForm.notices[state.notice], { button })] : []),
		...(state.isCut ? [trialForm.cut] : []),
	];
	const password = `${messages.hints.password}. ${trialForm[state.values.password ? "passwordKept" : "passwordAgain"]}`;
	return { messages: { ...messages, hints: { ...messages.hints, password } }, errors, notes };
}
