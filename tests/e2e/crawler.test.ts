import { drawableText } from "../../app/[locale]/(candidate)/_social/drawable";
import { parseUrl } from "../../lib/contract/parse-url";
import { fontsFor } from "../../lib/server/fonts/fonts";
import { expect, test } from "../support/browser/e2e";
import { type Crawl, crawl, readSitemaps, type Visit } from "../support/pages/crawl";
import { hiddenValues, markupErrors } from "../support/pages/crawl-markup";
import { type CrawledPage, readPage } from "../support/pages/crawl-page";
import { pictureSize } from "../support/pages/crawl-picture";
import type { Site } from "../support/sites/site";

// One crawl for all tests of this file; a minute on a quiet machine.
test.describe.configure({ mode: "default", timeout: 300_000 });

let site: Site;
let sitemap: Map<string, string[]>;
let found: Crawl;

test.beforeAll(async ({ site: started }) => {
	test.setTimeout(300_000);
	site = started;
	sitemap = await readSitemaps(site.origin);
	const starts = ["/", "/id", "/public/companies", "/id/public/companies"].map((path) => site.origin + path);
	found = await crawl(site.origin, [...starts, ...[...sitemap.values()].flat()]);
});

type PageVisit = Visit & { page: CrawledPage };

const isPage = (visit: Visit): visit is PageVisit => visit.page !== undefined && visit.status === 200;

/** All pages that were found. */
const pages = () => [...found.visits.values()].filter(isPage);

const isListed = ({ page, isClosed }: PageVisit) => !isClosed && !/noindex|none/.test(page.meta.robots ?? "");
const isCanonical = ({ page, address }: PageVisit) => page.canonical[0] === address;

/** A line for each page that something is wrong with. */
const problems = (all: PageVisit[], wrong: (visit: PageVisit) => unknown[]) =>
	all.flatMap((visit) => wrong(visit).map((problem) => `${visit.address}: ${problem}`));

test("reaches the whole site", () => {
	const paths = pages().map(({ address }) => address.slice(site.origin.length));
	const companies = paths.filter((path) => /^\/public\/companies\/[^/?]+$/.test(path));
	const jobs = paths.filter((path) => /^\/public\/companies\/[^/]+\/jobs\/[^/]+$/.test(path));
	expect(companies.length).toBeGreaterThanOrEqual(137);
	expect(jobs.length).toBeGreaterThanOrEqual(100);
	expect(paths.filter((path) => /^\/id\/public\/companies\?page=\d+$/.test(path)).length).toBeGreaterThanOrEqual(10);
});

test("no link is dead or redirects more than once", () => {
	const dead = [...found.visits.values()].filter(({ status }) => status !== 200);
	expect(dead.map(({ address, status, from }) => `${address}: ${status}, linked from ${from[0]}`)).toEqual([]);
});

/** Jobs are in their own language, in whatever language the linking page is. */
const IN_OWN_LANGUAGE = /^\/id\/(?:p|public\/companies\/[^/]+\/jobs)\//;

const pathOf = (address: string) => new URL(address).pathname;

/**
 * The targets of Indonesian pages on this site and on the backend, each with a page that links to it. Language switches
 * are excluded.
 */
function indonesianLinks(): Map<string, string> {
	const from = pages().filter(({ address }) => /^\/id(?:\/|$)/.test(pathOf(address)));
	const links = from.flatMap(({ address, page }) =>
		page.elements.flatMap(({ name, attributes: { href, hreflang } }) =>
			name === "a" && href && !hreflang
				? [[(parseUrl(href, address)?.href ?? "").split("#")[0] ?? "", address] as const]
				: [],
		),
	);
	return new Map(
		links.filter(
			([to]) =>
				(to.startsWith(`${site.origin}/`) || to.startsWith(`${site.backend}/`)) && !IN_OWN_LANGUAGE.test(pathOf(to)),
		),
	);
}

/** The language of the page at an address; undefined for anything else, such as a film. */
async function languageAt(address: string): Promise<string | undefined> {
	let page = found.visits.get(address)?.page;
	if (!page) {
		const answer = await fetch(address);
		const isPage = answer.headers.get("content-type")?.startsWith("text/html");
		const text = await answer.text();
		page = readPage(isPage ? text : "");
	}
	return page.elements.find(({ name }) => name === "html")?.attributes.lang;
}

test("Indonesian pages link to Indonesian pages, on this site and on the backend", async () => {
	const links = indonesianLinks();
	const wrong: string[] = [];
	for (const [to, from] of links) {
		const language = await languageAt(to);
		if (language && language !== "id") wrong.push(`${from} → ${to}`);
	}
	expect(wrong).toEqual([]);
	const atBackend = [...links.keys()].filter((to) => to.startsWith(site.backend)).map(pathOf);
	const named = ["/register", "/auth/login", "/blog", "/developer", "/apps/ios", "/apps/android", "/profiles/linkedin"];
	expect(atBackend).toEqual(expect.arrayContaining(named));
	expect(atBackend.filter((path) => path.startsWith("/blog/"))).toHaveLength(6);
});

test("every anchor exists", () => {
	const dead = found.anchors.filter(({ address, id }) => {
		const visit = found.visits.get(address);
		return !found.visits.get(visit?.redirectedTo ?? address)?.page?.ids.has(id);
	});
	expect(found.anchors.length).toBeGreaterThan(100);
	expect(dead.map(({ address, id, from }) => `${from} → ${address}#${id}`)).toEqual([]);
});

test("every page has one heading, a title, a description, a language and Open Graph data", () => {
	const wrong = ({ page: { elements, title, meta } }: PageVisit) => {
		const headings = elements.filter(({ name }) => name === "h1").length;
		const language = elements.find(({ name }) => name === "html")?.attributes.lang ?? "";
		return [
			...(headings === 1 ? [] : [`${headings} headings`]),
			...(title ? [] : ["no title"]),
			...(meta.description ? [] : ["no description"]),
			...(/^[a-z]{2,3}(-|$)/i.test(language) ? [] : ["no language"]),
			...["og:title", "og:type", "og:url", "og:image", "og:description"]
				.filter((name) => !meta[name])
				.map((name) => `no ${name}`),
		];
	};
	expect(problems(pages(), wrong)).toEqual([]);
});

test("every indexable page has one canonical address of its own", () => {
	const wrong = ({ page }: PageVisit) => {
		const [address = "", ...others] = page.canonical;
		const target = found.visits.get(address);
		if (others.length > 0 || !address) return [`${page.canonical.length} canonical addresses`];
		return target && isPage(target) && isCanonical(target) ? [] : [`${address} is not canonical itself`];
	};
	expect(problems(pages().filter(isListed), wrong)).toEqual([]);
});

test("titles are unique, except between languages", () => {
	const listed = pages().filter((visit) => isListed(visit) && isCanonical(visit));
	const owners = new Map<string, string>();
	const wrong = ({ page, address }: PageVisit) => {
		const one = page.languages["x-default"] ?? address;
		const owner = owners.get(page.title) ?? one;
		owners.set(page.title, owner);
		return owner === one ? [] : [`"${page.title}" is ${owner}'s too`];
	};
	expect(problems(listed, wrong)).toEqual([]);
});

test("hreflang links are reciprocal", () => {
	const translated = pages().filter(({ page }) => Object.keys(page.languages).length > 0);
	expect(translated.length).toBeGreaterThan(200);
	const wrong = ({ page, address }: PageVisit) => {
		const { languages, canonical } = page;
		const all = JSON.stringify(Object.entries(languages).sort());
		const own = isListed({ page, address } as PageVisit) && !Object.values(languages).includes(canonical[0] ?? "");
		const others = Object.entries(languages).filter(([, other]) => {
			const target = found.visits.get(other)?.page;
			return JSON.stringify(Object.entries(target?.languages ?? {}).sort()) !== all;
		});
		return [...(own ? ["doesn't name itself"] : []), ...others.map(([name, other]) => `${name} ${other} names others`)];
	};
	expect(problems(translated, wrong)).toEqual([]);
});

test("the sitemap contains exactly the indexable pages, each once", () => {
	const listed = [...sitemap.values()].flat();
	expect(new Set(listed).size).toBe(listed.length);
	for (const part of sitemap.values()) expect(part.length).toBeLessThanOrEqual(50_000);
	const wrong = listed.filter((address) => {
		const visit = found.visits.get(address);
		return !visit || visit.redirectedTo || !isPage(visit) || !isListed(visit) || !isCanonical(visit);
	});
	expect(wrong).toEqual([]);
	const first = pages().filter((visit) => isListed(visit) && isCanonical(visit) && !visit.address.includes("?"));
	expect(first.map(({ address }) => address).filter((address) => !listed.includes(address))).toEqual([]);
});

const isDrawn = (picture: string) => picture.endsWith("/social");

/** One of so many pictures that are drawn on request is fetched, because drawing one takes 0.1 s. */
const DRAWN_STEP = 20;

const SIZE = "1200x630";

/** The problems of a page's picture. */
async function wrongOfPicture({ address, page: { canonical, meta } }: PageVisit): Promise<string[]> {
	const image = meta["og:image"] ?? "";
	const size = `${meta["og:image:width"]}x${meta["og:image:height"]}`;
	const title = meta["og:title"] ?? "";
	const isHere = [address, canonical[0]].some((page) => image === `${page}/social`);
	if (!isDrawn(image)) return size === SIZE ? [] : [`${image}: ${size}`];
	const shown = drawableText(title, await fontsFor(`${title}${title.normalize("NFKC")} …`, 700));
	return [
		...(size === SIZE ? [] : [`${image}: ${size}`]),
		...(isHere ? [] : [`${image} isn't the page's own`]),
		...(shown ? [] : [`"${title}" can't be drawn`]),
	];
}

test("pictures for shared links are 1200 by 630, and those of jobs and companies are their own, with their titles", async () => {
	const pictureProblems = await Promise.all(
		pages().map(async (visit) => (await wrongOfPicture(visit)).map((problem) => `${visit.address}: ${problem}`)),
	);
	expect(pictureProblems.flat()).toEqual([]);
	const pictures = [...new Set(pages().map(({ page }) => page.meta["og:image"] ?? ""))];
	expect(pictures.length).toBeGreaterThan(100);
	const drawn = pictures.filter(isDrawn);
	const chosen = pictures.filter((address) => !isDrawn(address) || drawn.indexOf(address) % DRAWN_STEP === 0);
	const wrong: string[] = [];
	for (const address of chosen) {
		const answer = await fetch(address);
		const size = answer.status === 200 ? pictureSize(Buffer.from(await answer.arrayBuffer())) : answer.status;
		if (size !== SIZE) wrong.push(`${address}: ${size}`);
	}
	expect(wrong).toEqual([]);
});

test("structured data is valid, and every value is on the page", async () => {
	const marked = pages().filter(({ page }) => page.markup.length > 0);
	expect(marked.length).toBeGreaterThan(100);
	const errors = await Promise.all(
		marked.map(async ({ address, page }) => (await markupErrors(page)).map((error) => `${address}: ${error}`)),
	);
	expect(errors.flat()).toEqual([]);
	expect(problems(marked, ({ page, address }) => hiddenValues(page, address))).toEqual([]);
});
