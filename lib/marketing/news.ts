import { readDay } from "@/lib/contract/due-day";
import { mediaUrl } from "@/lib/contract/media-url";
import { parseUrl } from "@/lib/contract/parse-url";
import { plainLine } from "@/lib/text/plain";
import { excerptOf } from "./excerpt";

/** Most characters that are shown of an item's text, of its title and of its category. */
const EXCERPT = 250;
const TITLE = 120;
const CATEGORY = 40;

/** Most items that the site shows; a host may list all that it ever wrote. */
const MOST_ITEMS = 6;

/** A news item as the hosts answer it. */
interface BlogItem {
	blog_url: string | undefined;
	thumbnail: string | undefined;
	/** Texts are without markup. */
	blog_title: string | undefined;
	category: string | undefined;
	blog_content: string | undefined;
	published_at: string | undefined;
}

/** A news item as it is shown. */
export interface NewsItem {
	address: string;
	title: string;
	category: string;
	/** The day it was published, YYYY-MM-DD; undefined where the host doesn't say. */
	day: string | undefined;
	/** The first 250 characters of its text. */
	excerpt: string;
	picture: string | undefined;
}

/** The address of an item, which may be relative to the blog; undefined for one that leads anywhere else. */
function addressOf(value: string | undefined, blog: string): string | undefined {
	const base = `${blog}/`;
	const url = value ? parseUrl(value, base) : null;
	return url?.origin === new URL(base).origin && !url.username && !url.password ? url.href : undefined;
}

/** The day of a moment as a host writes it, in the host's own time zone. */
const dayOf = (moment: string | undefined) => readDay(moment)?.toISOString().slice(0, 10);

/**
 * Reads the news: texts cleaned, each item once, and only those with a title that lead to the blog at the address
 * `blog`. `media` are the configured hosts' origins, whose pictures are taken besides those on public https hosts.
 */
export function readNews(items: readonly BlogItem[], blog: string, media: readonly string[]): NewsItem[] {
	const byAddress = new Map<string, NewsItem>();
	for (const item of items) {
		const address = addressOf(item.blog_url, blog);
		const title = excerptOf(plainLine(item.blog_title), TITLE);
		if (!address || !title || byAddress.has(address)) continue;
		byAddress.set(address, {
			address,
			title,
			category: excerptOf(plainLine(item.category), CATEGORY),
			day: dayOf(item.published_at),
			excerpt: excerptOf(plainLine(item.blog_content), EXCERPT),
			picture: mediaUrl(item.thumbnail, media),
		});
	}
	return [...byAddress.values()].slice(0, MOST_ITEMS);
}
