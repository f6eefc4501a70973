import { wellFormed } from "@/lib/contract/well-formed";

const BREAK = /\r\n?|[\v\f]/g;
/** All but tabs and line feeds. */
const CONTROL = /[^\P{Cc}\n\t]/gu;
const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/gu;

/**
 * A text as it is sent: line breaks as "\n", whatever was pasted; no other control characters than tabs, which
 * hosts refuse; and halves of broken characters as U+FFFD, as browsers would send them.
 */
export const cleanText = (text: string): string => wellFormed(text.replace(BREAK, "\n").replace(CONTROL, ""));

/** A value of one line as it is sent: a space for each line end, tab and other control character that was pasted. */
export const cleanLine = (text: string): string => wellFormed(text.replace(NOT_ONE_LINE, " "));
