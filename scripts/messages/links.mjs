/** Follows the links of texts to the site's own pages and the places on them. */
import { FIRST } from "./folder.mjs";
import { SAYINGS } from "./sayings.mjs";
import { textsOf } from "./texts.mjs";

/** On which page each long text is shown. */
const TEXTS_ON = {
	"/faq": ["candidate-faq.md"],
	"/help/faq": ["help-faq.md", "help-how-to.md"],
	"/termsofservice": ["legal/terms.md"],
	"/privacypolicy": ["legal/privacy.md"],
};

const IN_MARKDOWN = /\]\(([^()\s]*)\)/g;
const ELSEWHERE = /^(?:https:\/\/|mailto:|\{siteOrigin\}|\{supportEmail\})/;

/** A whole text that is an address, or those of links in it. */
function addressesIn(text) {
	if (/^\/\S*$/.test(text)) return [text];
	return [...text.matchAll(IN_MARKDOWN)].map(([, address]) => address);
}

function placesOn(path, { folder, ids }) {
	const files = (TEXTS_ON[path] ?? []).map((name) => folder[FIRST].get(name));
	return new Set([...ids, ...files.flatMap((file) => [...(file?.parts.keys() ?? [])])]);
}

const pageOf = (name) => Object.keys(TEXTS_ON).find((path) => TEXTS_ON[path].includes(name)) ?? null;

function checkAddress(entry, address, { name, site }, report) {
	if (ELSEWHERE.test(address)) return;
	if (!/^[/#]/.test(address)) return report(entry, entry.key, SAYINGS.badLink(address));
	const [before = "", anchor] = address.split("#");
	const path = before.split("?")[0] || pageOf(name);
	if (path && !site.isPage(path)) report(entry, entry.key, SAYINGS.deadPage(path));
	else if (path && anchor && !placesOn(path, site).has(anchor))
		report(entry, entry.key, SAYINGS.deadAnchor(anchor, path));
}

/** Reports links of a file that lead nowhere. `site` has `isPage(path)`, the `ids` in pages, and the folder of texts. */
export function checkLinks(name, file, site, report) {
	for (const entry of textsOf(file))
		for (const address of addressesIn(entry.text)) checkAddress(entry, address, { name, site }, report);
}
