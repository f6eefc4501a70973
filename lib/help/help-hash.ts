import type { HelpPanel } from "./help";

/** The target of a hash on `/help/faq`: a panel, and the id of an answer in it if the hash goes on. */
export interface HelpGoal {
	panel: HelpPanel;
	answer: string | null;
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
 * The target of a hash in the help centre. A hash that starts with `faq` opens the panel of questions, one with `htu` the
 * guides, whatever follows; null for any other, which changes nothing.
 */
export function helpGoal(hash: string): HelpGoal | null {
	const name = plainHash(hash).toLowerCase();
	const panel = name.startsWith("faq") ? "faq" : name.startsWith("htu") ? "htu" : null;
	if (!panel) return null;
	return { panel, answer: name === panel ? null : name };
}
