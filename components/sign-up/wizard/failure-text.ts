import type { SignUpFailure } from "@/lib/sign-up/outcome";
import { fill } from "@/lib/text/fill";
import type { WizardWords } from "./setup";

/** Why an account was not made and what to do next, in words. */
export function failureText(failure: SignUpFailure, words: WizardWords["wizard"]["failure"]): string {
	if (failure.reason === "busy" && failure.seconds) return fill(words.busyFor, { seconds: failure.seconds });
	if (failure.reason !== "refused" || !failure.text) return words[failure.reason];
	return `${words.refused} ${fill(words.reason, { reason: failure.text })}`;
}
