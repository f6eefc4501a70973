/** The check of all message files; everything but whether a key is used. */
import { readFolder } from "./folder.mjs";
import { checkIcu } from "./icu.mjs";
import { checkLinks } from "./links.mjs";
import { checkLists } from "./lists.mjs";
import { checkMarks } from "./marks.mjs";
import { checkMarkup } from "./markup.mjs";
import { checkNeeded } from "./needed.mjs";
import { checkNumbers } from "./numbers.mjs";
import { checkParity } from "./parity.mjs";
import { checkPlaceholders } from "./placeholders.mjs";
import { newProblems } from "./problems.mjs";
import { checkSlots } from "./slots.mjs";
import { checkTyping } from "./typing.mjs";

/**
 * Reads `root/messages` and gives what is wrong with it. `site` says what the texts speak of: `facts`, `values`, `textFacts`, `isPage(path)`,
 * `ids` of places in pages, `lists` the schemas of lists, `needed`
 * parts of long texts; `slots` how long texts may be.
 */
export function checkMessages(root, { site, slots }) {
	const { problems, report } = newProblems();
	const folder = readFolder(root, report);
	checkParity(folder, report);
	checkLists(folder, site, report);
	checkIcu(folder, site.textFacts, report);
	checkPlaceholders(folder, site.values, report);
	for (const [name, file] of Object.values(folder).flatMap((files) => [...files])) {
		checkTyping(file, report);
		checkMarkup(file, report);
		checkMarks(file, report);
		checkNumbers(name, file, site.facts, report);
		if (site.needed[name]) checkNeeded(file, site.needed[name], report);
		checkSlots(name, file, { slots, facts: site.facts }, report);
		checkLinks(name, file, { ...site, folder }, report);
	}
	return { folder, problems };
}
