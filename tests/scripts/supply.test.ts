import { licenceList, licenceProblems } from "../../scripts/supply/licences.mjs";
import { lockProblems, secretsIn } from "../../scripts/supply/rules.mjs";

describe("the check of packages", () => {
	const fine = { integrity: "sha512-x" };

	it("accepts locked packages, and the install scripts that are known", () => {
		const packages = { "": {}, "node_modules/a": fine, "node_modules/esbuild": { ...fine, hasInstallScript: true } };
		expect(lockProblems({ packages }, ["a", "esbuild"])).toEqual([]);
	});

	it("names packages without entry or integrity, and unknown install scripts", () => {
		const packages = { "node_modules/a": {}, "node_modules/a/node_modules/@x/b": { ...fine, hasInstallScript: true } };
		expect(lockProblems({ packages }, ["c"])).toEqual([
			"c has no entry in package-lock.json.",
			"node_modules/a has no integrity in package-lock.json.",
			expect.stringContaining("node_modules/a/node_modules/@x/b has an install script"),
		]);
	});
});

describe("the check of licences", () => {
	const withLicences = (licences: Record<string, string | undefined>) => ({
		packages: Object.fromEntries(
			Object.entries(licences).map(([name, license]) => [`node_modules/${name}`, { license, dev: name === "tool" }]),
		),
	});

	it("accepts those on the list, one of several, and the LGPL for sharp's library alone", () => {
		const lock = withLicences({
			a: "MIT",
			b: "(MIT OR GPL-3.0-or-later)",
			"@img/sharp-x": "Apache-2.0 AND LGPL-3.0-or-later",
		});
		expect(licenceProblems(lock)).toEqual([]);
	});

	it.each(["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "LGPL-3.0-or-later", "SEE LICENSE IN X", undefined])(
		"names a package with %s",
		(licence) => {
			expect(licenceProblems(withLicences({ x: licence }))).toEqual([expect.stringMatching(/^x has the licence /)]);
		},
	);

	it("lists the packages of the product by licence", () => {
		const list = licenceList(withLicences({ a: "MIT", "b/node_modules/c": "MIT", tool: "ISC" }));
		expect(list).toContain("| MIT | a, c |");
		expect(list).not.toContain("ISC");
	});
});

describe("the search for secrets", () => {
	it.each([
		["a private key", `-----BEGIN PRIVATE ${"KEY-----"}\n${"Ab1/".repeat(12)}`],
		["an AWS access key", `AKIA${"ABCD".repeat(4)}`],
		["a GitHub token", `ghp_${"a1B2".repeat(9)}`],
		["an npm token", `npm_${"a1B2".repeat(9)}`],
	])("finds %s", (kind, text) => {
		expect(secretsIn(`x = "${text}"`)).toEqual([kind]);
	});

	it("finds none in hashes, integrities and names", () => {
		expect(secretsIn(`sha512-${"Ab1/".repeat(22)} npm_config_registry AKIA ${"0f".repeat(32)}`)).toEqual([]);
	});
});
