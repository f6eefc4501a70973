import type { SignUpMessages } from "./sign-up-messages";

/** The messages of a form from the page's other language: its password must be typed again. */
export const withPasswordAgain = <Messages extends Pick<SignUpMessages, "hints" | "password">>(
	messages: Messages,
): Messages => ({
	...messages,
	hints: { ...messages.hints, password: `${messages.hints.password}. ${messages.password.again}` },
});
