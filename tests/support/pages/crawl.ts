import { parseUrl } from "@/lib/contract/parse-url";
import { type CrawledPage, readPage } from "./crawl-page";
import { readSitemap } from "./sitemap-xml";

/** An address of the site and its response. */
export interface Visit {
	/** The address without its fragment. */
	address: string;
	/** Pages that link to it; empty for a start of the crawl. */
	from: string[];
	status: number;
	/** The target of its redirect. */
	redirectedTo: string | undefined;
	/** True where a header forbids listing. */
	isClosed: boolean;
	/** Its content, if it is a page. */
	page: CrawledPage | undefined;
}

/** Everything that was found. */
export interface Crawl {
	visits: Map<string, Visit>;
	/** Links to an anchor: the address, the anchor's id, and the linking page. */
	anchors: { address: string; id: string; from: string }[];
}

const AT_ONCE = 4;

/** Attributes with addresses of the site: pages and their resources. */
const LEADS: Record<string, string[]> = {
	a: ["href"],
	form: ["action"],
	iframe: ["src"],
	img: ["src"],
	link: ["href"],
	script: ["src"],
	source: ["src"],
	track: ["src"],
	video: ["src", "poster"],
};

function leadsOf({ elements }: CrawledPage, address: string): URL[] {
	return elements.flatMap(({ name, attributes }) =>
		(LEADS[name] ?? []).flatMap((attribute) => {
			const value = attributes[attribute];
			const posts = name === "form" && attributes.method?.toLowerCase() === "post";
			const url = value && !posts ? parseUrl(value, address) : null;
			return url ? [url] : [];
		}),
	);
}

async function visit(address: string, from: string): Promise<Visit> {
	// Compressed, a page costs site and test as much again.
	const plainly = { redirect: "manual", headers: { "accept-encoding": "identity" } } as const;
	let answer = await fetch(address, plainly);
	const location = answer.headers.get("location");
	const redirectedTo = answer.status >= 300 && location ? new URL(location, address).href : undefined;
	if (redirectedTo) answer = await fetch(redirectedTo, plainly);
	const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
	const body = isPage ? await answer.text() : "";
	if (!isPage) await answer.body?.cancel();
	return {
		address,
		from: from ? [from] : [],
		status: answer.status,
		redirectedTo,
		isClosed: /noindex|none/.test(answer.headers.get("x-robots-tag") ?? ""),
		page: isPage && !redirectedTo ? readPage(body) : undefined,
	};
}

/** Follows every link of a site from `starts` on, a few at a time, until nothing new turns up. */
export async function crawl(origin: string, starts: string[]): Promise<Crawl> {
	const visits = new Map<string, Visit>();
	const anchors: Crawl["anchors"] = [];
	const known = new Map<string, string[]>();
	const waiting: { address: string; from: string }[] = [];

	function note(lead: URL, from: string): void {
		if (lead.origin !== origin) return;
		const id = decodeURIComponent(lead.hash.slice(1));
		lead.hash = "";
		const address = lead.href;
		if (id) anchors.push({ address, id, from });
		const before = known.get(address);
		if (before) before.push(from);
		else {
			known.set(address, []);
			waiting.push({ address, from });
		}
	}

	async function work({ address, from }: { address: string; from: string }): Promise<void> {
		const found = await visit(address, from);
		visits.set(address, found);
		if (found.redirectedTo) note(new URL(found.redirectedTo), address);
		if (found.page) for (const lead of leadsOf(found.page, address)) note(lead, address);
	}

	const running = new Set<Promise<void>>();
	for (const start of starts) note(new URL(start), "");
	while (waiting.length > 0 || running.size > 0) {
		const next = running.size < AT_ONCE ? waiting.shift() : undefined;
		if (next) {
			const task: Promise<void> = work(next).finally(() => running.delete(task));
			running.add(task);
		} else await Promise.race(running);
	}
	for (const [address, from] of known) visits.get(address)?.from.push(...from);
	return { visits, anchors };
}

/** Every address in the sitemap that `robots.txt` names, by its part. */
export async function readSitemaps(origin: string): Promise<Map<string, string[]>> {
	const robots = await (await fetch(`${origin}/robots.txt`)).text();
	const [, index = ""] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
	const parts = readSitemap(await (await fetch(index)).text()).entries;
	const read = async (part: string) => readSitemap(await (await fetch(part)).text()).entries.map(({ loc }) => loc);
	return new Map(await Promise.all(parts.map(async ({ loc }) => [loc, await read(loc)] as const)));
}
