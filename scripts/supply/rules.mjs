/** Packages that may have install scripts: each of them fetches or checks a program for the machine. */
export const WITH_INSTALL_SCRIPTS = ["@parcel/watcher", "@swc/core", "esbuild"];

/** The shapes of well-known secrets. */
const SECRETS = [
	["a private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/],
	["an AWS access key", /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/],
	["a GitHub token", /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})/],
	["an npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
	["a Slack token", /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
	["a Google API key", /\bAIza[\w-]{35}\b/],
	["a live Stripe key", /\b[rs]k_live_[A-Za-z0-9]{20,}/],
];

const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** What is wrong with a lock file, in sentences: `declared` are the dependencies of package.json, name by name. */
export function lockProblems({ packages }, declared) {
	const missing = declared.filter((name) => !packages[`node_modules/${name}`]);
	const installed = Object.entries(packages).filter(([place]) => place.startsWith("node_modules/"));
	return [
		...missing.map((name) => `${name} has no entry in package-lock.json.`),
		...installed.flatMap(([place, { integrity, inBundle, hasInstallScript }]) => [
			...(integrity || inBundle ? [] : [`${place} has no integrity in package-lock.json.`]),
			...(hasInstallScript && !WITH_INSTALL_SCRIPTS.includes(nameOf(place))
				? [`${place} has an install script; read it, then add it to scripts/supply/rules.mjs.`]
				: []),
		]),
	];
}

/** The kinds of secrets that a text seems to hold. */
export const secretsIn = (text) => SECRETS.filter(([, shape]) => shape.test(text)).map(([kind]) => kind);
