import type { Messages } from "@/lib/i18n/messages";
import type { CodeRefusal } from "@/lib/interview-code/code-outcome";

export type EnterCodeMessages = Messages["enter-code"];

/** The message for a refused code; undefined if there is none. */
export const refusalText = ({ text, reason }: CodeRefusal, messages: EnterCodeMessages): string | undefined =>
	text ?? (reason && messages[reason]);
