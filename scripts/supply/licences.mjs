/** Licences that packages may have: they require only attribution, or that changes to the package itself stay open. */
const ACCEPTED = new Set([
	...["MIT", "MIT-0", "ISC", "0BSD", "BSD", "BSD-2-Clause", "BSD-3-Clause", "Zlib", "CC0-1.0", "BlueOak-1.0.0"],
	...["Apache-2.0", "MPL-2.0", "OFL-1.1", "CC-BY-4.0"],
]);

/** Licences that some packages alone may have, and why. */
const ACCEPTED_FOR = {
	// A library of its own that its users load and may replace, unchanged.
	"LGPL-3.0-or-later": /^@img\/sharp-/,
};

/** Packages that name their licence in a file of theirs only. */
const READ_BY_HAND = { "png-js": "MIT", "parse-cache-control": "BSD-3-Clause" };

const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

const isAccepted = (name, licence) => ACCEPTED.has(licence) || ACCEPTED_FOR[licence]?.test(name) === true;

/** Whether a package may have a licence, which may be an expression with OR or AND. */
function mayHave(name, licence) {
	const text = licence.replaceAll(/[()]/g, "");
	if (text.includes(" OR ")) return text.split(" OR ").some((one) => isAccepted(name, one.trim()));
	return text.split(" AND ").every((one) => isAccepted(name, one.trim()));
}

/** Each package of a lock file with its licence; an empty one if it names none. */
function licencesOf({ packages }) {
	return Object.entries(packages)
		.filter(([place]) => place.startsWith("node_modules/"))
		.map(([place, { license, dev }]) => {
			const name = nameOf(place);
			return { name, licence: license ?? READ_BY_HAND[name] ?? "", isDev: dev === true };
		});
}

/** The packages whose licence isn't accepted, in sentences. */
export const licenceProblems = (lock) =>
	licencesOf(lock)
		.filter(({ name, licence }) => !mayHave(name, licence))
		.map(
			({ name, licence }) =>
				`${name} has the licence ${licence || "that it doesn't name"}; see scripts/supply/licences.mjs.`,
		);

/** A list of the packages that the product contains, by licence, in Markdown. */
export function licenceList(lock) {
	const byLicence = new Map();
	for (const { name, licence } of licencesOf(lock).filter(({ isDev }) => !isDev))
		byLicence.set(licence, new Set([...(byLicence.get(licence) ?? []), name]));
	const rows = [...byLicence]
		.sort(([a], [b]) => a.localeCompare(b))
		.map(([licence, names]) => `| ${licence} | ${[...names].sort().join(", ")} |`);
	return [
		"# Licences",
		"",
		"Packages of the product by licence, without those that only build and test it.",
		"",
		"| licence | packages |",
		"|---|---|",
		...rows,
		"",
	].join("\n");
}
