import { refuseTarget } from "./request-target";

/** A code's page, its code, and its region's suffix after plus signs and spaces that were encoded, however often. */
const PAGE_OF_EU =
	/^((?:\/(?:en|id))?\/(?:p|code|code-bcg|interviews)\/)(?:%(?:25)*20)*([a-z0-9]{3,32})((?:\+|%(?:25)*(?:20|2b))+)eu(?:%(?:25)*20)*(?=[/?]|$)/i;

const SOUND = /^(?:\+|%2b)$/i;

/**
 * The target that was meant where a mailer has spoilt the plus sign of a code of the EU, turning it into a space or
 * encoding it once more; null for any other. Such a spelling is nobody's code, so that no region's host hears of it.
 */
export function restoredTarget(target: string): string | null {
	const [spoilt = "", page = "", code = "", joint = ""] = PAGE_OF_EU.exec(target) ?? [];
	if (!joint || SOUND.test(joint)) return null;
	const restored = `${page}${code}+EU${target.slice(spoilt.length)}`;
	return refuseTarget(restored) === null ? restored : null;
}
