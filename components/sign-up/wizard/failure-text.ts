import type { SignUpFailure } from "@/lib/sign-up/outcome";
import { fill } from "@/lib/text/fill";
import type { WizardMessages } from "./setup";

/** Why an account was not made and what to do next, as a message. */
export function failureText(failure: SignUpFailure, messages: WizardMessages["wizard"]["failure"]): string {
	if (failure.reason === "busy" && failure.seconds) return fill(messages.busyFor, { seconds: failure.seconds });
	if (failure.reason !== "refused" || !failure.text) return messages[failure.reason];
	return `${messages.refused} ${fill(messages.reason, { reason: failure.text })}`;
}
