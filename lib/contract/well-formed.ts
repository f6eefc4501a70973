/** Halves of broken pairs alone: with the `u` flag, a whole pair is one character. */
export const LONE_SURROGATES = /\p{Cs}/gu;

/** `text` with each half of a broken surrogate pair replaced by U+FFFD, so that it is valid in every encoding. */
export const wellFormed = (text: string): string =>
	// Chrome before 111, Safari before 16.4 and Firefox before 119 don't have it.
	text.toWellFormed ? text.toWellFormed() : text.replace(LONE_SURROGATES, "\ufffd");
