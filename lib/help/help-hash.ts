import { HELP_ANSWERS, type HelpAnswerId, type HelpPanel } from "./help";

/** What a hash of `/help/faq` asks for: a panel, and an answer in it where it names one. */
export interface HelpGoal {
	panel: HelpPanel;
	answer: HelpAnswerId | null;
}

function plainHash(hash: string): string {
	const name = hash.replace(/^#/, "");
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}

/**
 * Where a hash leads in the help centre. One that starts with `faq` opens the panel of questions, one with `htu` that of
 * guides, whatever follows; null for any other, which changes nothing.
 */
export function helpGoal(hash: string): HelpGoal | null {
	const name = plainHash(hash).toLowerCase();
	const panel = name.startsWith("faq") ? "faq" : name.startsWith("htu") ? "htu" : null;
	if (!panel) return null;
	const answers: readonly HelpAnswerId[] = HELP_ANSWERS[panel];
	return { panel, answer: answers.find((answer) => answer === name) ?? null };
}
