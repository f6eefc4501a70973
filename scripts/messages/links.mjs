/** Follows the links of texts to the site's own pages and the places on them. */
import { PROBLEM_TEXTS } from "./problem-texts.mjs";
import { textsOf } from "./texts.mjs";

/** The page of each long text. */
const TEXTS_ON = {
	"/faq": ["candidate-faq.md"],
	"/help/faq": ["help-faq.md", "help-how-to.md"],
	"/termsofservice": ["legal/terms.md"],
	"/privacypolicy": ["legal/privacy.md"],
	"/security": ["proof/security.md"],
	"/accessibility": ["proof/accessibility.md"],
};

/** Any text in the place of an address, even with brackets and spaces. */
const IN_MARKDOWN = /\]\(((?:[^()]|\([^()]*\))*)\)/g;
const DEFINITION = /^\s*\[[^\]]+\]:\s*(.*)$/;
const IS_ADDRESS = /^(?:https:\/\/|mailto:|\{siteOrigin\}|\{supportEmail\}|[/#])[^()<>\s]*$/;
const ELSEWHERE = /^[^/#]/;

/** A whole text that is an address, or those of links in it. */
function addressesIn(text) {
	if (/^\/\S*$/.test(text)) return [text];
	const [, defined] = DEFINITION.exec(text) ?? [];
	return [...text.matchAll(IN_MARKDOWN)].map(([, address]) => address).concat(defined ?? []);
}

/** The ids of all languages: the comparison of languages reports missing ones. */
function placesOn(path, { folder, ids }) {
	const names = TEXTS_ON[path] ?? [];
	const files = Object.values(folder).flatMap((texts) => names.map((name) => texts.get(name)));
	return new Set([...ids, ...files.flatMap((file) => [...(file?.parts.keys() ?? [])])]);
}

const pageOf = (name) => Object.keys(TEXTS_ON).find((path) => TEXTS_ON[path].includes(name)) ?? null;

function checkAddress(entry, address, { name, site }, report) {
	if (!IS_ADDRESS.test(address)) return report(entry, entry.key, PROBLEM_TEXTS.badLink(address));
	if (ELSEWHERE.test(address)) return;
	const [before = "", anchor] = address.split("#");
	const path = before.split("?")[0] || pageOf(name);
	if (path && !site.isPage(path)) report(entry, entry.key, PROBLEM_TEXTS.deadPage(path));
	else if (path && anchor && !placesOn(path, site).has(anchor))
		report(entry, entry.key, PROBLEM_TEXTS.deadAnchor(anchor, path));
}

/** Reports links of a file that lead nowhere. `site` has `isPage(path)`, the `ids` in pages, and the folder of texts. */
export function checkLinks(name, file, site, report) {
	for (const entry of textsOf(file))
		for (const address of addressesIn(entry.text)) checkAddress(entry, address, { name, site }, report);
}
