/** Takes pictures of the pages that differ from an earlier commit, as they were and as they are. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../../tests/bench/lib/site.mjs";
import { buildBefore, commitOf } from "./before.mjs";
import { changedLines, shownOf } from "./differences.mjs";
import { comparison } from "./sheet.mjs";
import { visit } from "./visit.mjs";

const VIEWS = { widths: [360, 1280], schemes: ["light"] };

async function readPage(site, path) {
	const answer = await fetch(site.origin + path);
	return shownOf(await answer.text(), [site.origin, site.backend]);
}

/** Pictures of one page of both sites, and the lines that differ; null where nothing does. */
async function comparePage(browser, sites, { name, path, folder, code }) {
	const [before, after] = await Promise.all(sites.map((site) => readPage(site, path)));
	if (before === after) return null;
	const pictures = [];
	for (const [index, when] of ["before", "after"].entries()) {
		const address = sites[index].origin + path;
		pictures.push((await visit(browser, { address, name: `${name}-${when}`, folder, code, ...VIEWS })).pictures);
	}
	return { name, before: pictures[0], after: pictures[1], ...changedLines(before, after) };
}

/** Writes `changed.html` into `folder`; `pages` are `{ name, path }` in all languages. Gives the names of those that differ. */
export async function showChanged(root, browser, { pages, since, folder, code }) {
	const commit = commitOf(root, since);
	const tree = await buildBefore(root, commit);
	const sites = [];
	const seen = [];
	try {
		sites.push(await startSite({}, tree), await startSite());
		for (const page of pages) seen.push(await comparePage(browser, sites, { ...page, folder, code }));
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
	}
	const changed = seen.filter((page) => page !== null);
	writeFileSync(join(folder, "changed.html"), comparison(commit, changed));
	return changed.map(({ name }) => name);
}
