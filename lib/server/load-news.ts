import "server-only";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import type { Locale } from "@/lib/i18n/locales";
import { type NewsItem, readNews } from "@/lib/marketing/news";
import { env } from "./env";
import { mediaOrigins } from "./hosts";
import { readRow } from "./read-row";
import { stripMarkup } from "./rich-text";

/** How long the news are cached, in seconds. */
const REVALIDATE_SECONDS = 300;

/** A page would be shown without this part; an old one is better. */
const KEEPING = { seconds: REVALIDATE_SECONDS, standsInSeconds: 86_400, tags: [] };

/** The end of a paragraph or line, which separates words. */
const LINE_ENDS = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b/gi;

const plainText = (html: string | undefined) => html && stripMarkup(html.replace(LINE_ENDS, " $&"));

/** The latest news in a language, if the host has them in it. Throws `HostFailure`. */
export async function loadNews(locale: Locale): Promise<NewsItem[]> {
	const listed = await readRow(ENDPOINTS.blogs, { language: locale, ...KEEPING });
	const items = (listed ?? []).map((item) => ({
		...item,
		blog_title: plainText(item.blog_title),
		category: plainText(item.category),
		blog_content: plainText(item.blog_content),
	}));
	return readNews(items, env().publicHosts.blog, mediaOrigins());
}
