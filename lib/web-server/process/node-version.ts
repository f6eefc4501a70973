/** When each version of Node.js gets its last security fix, as its release schedule says. */
const ENDS: Readonly<Record<number, string>> = { 20: "2026-04-30", 22: "2027-04-30", 24: "2028-04-30" };

/** The version that the image and the unit run on. */
const RECOMMENDED = 24;

/** A line if a version of Node.js, such as `20.20.2`, no longer gets security fixes on a day, such as `2026-11-24`. */
export function outdatedNode(version: string, today: string): string[] {
	const end = ENDS[Number.parseInt(version, 10)];
	if (!end || today <= end) return [];
	return [`Node.js ${version} has had no security fixes since ${end}; the site runs on ${RECOMMENDED}, too.`];
}
