import type { ConfirmationResult } from "@/lib/sign-up/confirmation";
import { fill } from "@/lib/text/fill";
import type { WizardMessages } from "./setup";

/** The message about a request for the confirmation mail; undefined if the address field shows it. */
export function confirmationText(
	{ wish, outcome, email = "" }: ConfirmationResult,
	messages: WizardMessages["confirmation"],
): string | undefined {
	if (outcome.kind === "sent") return wish === "again" ? messages.sentAgain : fill(messages.sentTo, { email });
	if (outcome.kind !== "refused") return messages[outcome.kind];
	return wish === "again" ? messages.failed : undefined;
}
