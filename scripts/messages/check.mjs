/** The check of all message files; everything but whether a key is used. */
import { readFolder } from "./folder.mjs";
import { checkIcu } from "./icu.mjs";
import { checkLinks } from "./links.mjs";
import { checkMarks } from "./marks.mjs";
import { checkMarkup } from "./markup.mjs";
import { checkParity } from "./parity.mjs";
import { checkPlaceholders } from "./placeholders.mjs";
import { newProblems } from "./problems.mjs";
import { checkSlots } from "./slots.mjs";
import { checkTyping } from "./typing.mjs";

/**
 * Checks the texts in `root/messages` and returns their problems. `site` describes their context: `facts`, `textFacts`,
 * `isPage(path)`, `ids` of anchors in pages; `slots` contains length limits.
 */
export function checkMessages(root, { site, slots }) {
	const { problems, report } = newProblems();
	const folder = readFolder(root, report);
	checkParity(folder, report);
	checkIcu(folder, site.textFacts, report);
	checkPlaceholders(folder, site.facts, report);
	for (const [name, file] of Object.values(folder).flatMap((files) => [...files])) {
		checkTyping(file, report);
		checkMarkup(file, report);
		checkMarks(file, report);
		checkSlots(name, file, { slots, facts: site.facts }, report);
		checkLinks(name, file, { ...site, folder }, report);
	}
	return { folder, problems };
}
