import type { CodeRefusal } from "@/lib/entry/code-outcome";
import type { Messages } from "@/lib/i18n/messages";

export type CodeWords = Messages["popup"];

/** What is said of a code that leads nowhere; undefined where there is nothing to say. */
export const refusalText = ({ text, reason }: CodeRefusal, words: CodeWords): string | undefined =>
	text ?? (reason && words[reason]);
