import { refuseTarget } from "./request-target";

/** A code's page, its code, and its region's suffix after plus signs and spaces that were encoded, however often. */
const PAGE_OF_EU =
	/^((?:\/(?:en|id))?\/(?:p|code|code-bcg|interviews)\/)(?:%(?:25)*20)*([a-z0-9]{3,32})((?:\+|%(?:25)*(?:20|2b))+)eu(?:%(?:25)*20)*(?=[/?]|$)/i;

const SOUND = /^(?:\+|%2b)$/i;

/**
 * The intended target if a mail program changed the plus sign of an EU code into a space or encoded it twice; null for
 * any other target. Such a spelling is an unknown code, so no region's host receives it.
 */
export function restoredTarget(target: string): string | null {
	const [spoilt = "", page = "", code = "", joint = ""] = PAGE_OF_EU.exec(target) ?? [];
	if (!joint || SOUND.test(joint)) return null;
	const restored = `${page}${code}+EU${target.slice(spoilt.length)}`;
	return refuseTarget(restored) === null ? restored : null;
}
