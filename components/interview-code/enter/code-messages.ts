import type { Messages } from "@/lib/i18n/messages";
import type { CodeRefusal } from "@/lib/interview-code/code-outcome";

export type EnterCodeMessages = Messages["enter-code"];

/** What is said of a code that leads nowhere; undefined where there is nothing to say. */
export const refusalText = ({ text, reason }: CodeRefusal, messages: EnterCodeMessages): string | undefined =>
	text ?? (reason && messages[reason]);
