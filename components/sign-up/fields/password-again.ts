import type { SignUpWords } from "./sign-up-words";

/** The words of a form that came from the page's other language: its password has to be typed again. */
export const withPasswordAgain = <Words extends Pick<SignUpWords, "hints" | "password">>(words: Words): Words => ({
	...words,
	hints: { ...words.hints, password: `${words.hints.password}. ${words.password.again}` },
});
