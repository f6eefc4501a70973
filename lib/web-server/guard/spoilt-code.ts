import { refuseTarget } from "./request-target";

const SPACES = "(?:%(?:25)*20)*";

/** A page, its code or token, and its region's suffix after plus signs and spaces that were encoded, however often. */
const pageOfEu = (pages: string, code: string) =>
	new RegExp(
		`^((?:/(?:en|id))?/(?:${pages})/)${SPACES}(${code})((?:\\+|%(?:25)*(?:20|2b))+)eu${SPACES}(?=[/?]|$)`,
		"i",
	);

/** Pages of codes, and those of a sent application. */
const PAGES_OF_EU = [
	pageOfEu("p|code|code-bcg|interviews", "[a-z0-9]{3,32}"),
	pageOfEu("application", "[a-z0-9_-]{43}"),
];

const SOUND = /^(?:\+|%2b)$/i;

/**
 * The intended target if a mail program changed the plus sign of an EU code or private link into a space or encoded it
 * twice; null for any other target. Such a spelling is an unknown one, so no region's host receives it.
 */
export function restoredTarget(target: string): string | null {
	const [spoilt = "", page = "", code = "", joint = ""] =
		PAGES_OF_EU.map((page) => page.exec(target)).find(Boolean) ?? [];
	if (!joint || SOUND.test(joint)) return null;
	const restored = `${page}${code}+EU${target.slice(spoilt.length)}`;
	return refuseTarget(restored) === null ? restored : null;
}
