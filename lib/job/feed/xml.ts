import { plainXml } from "@/lib/sitemap/xml";
import type { FeedReader } from "./names";

/** An element of a feed: its name with its text or its elements; left out where that is empty. */
export type Element = readonly [name: string, content: string | undefined | readonly Element[]];

/** Text as a CDATA section, which feeds have in every element. */
const cdata = (text: string) => `<![CDATA[${plainXml(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** Elements as XML, without empty ones. */
export function elements(list: readonly Element[]): string {
	return list
		.map(([name, content]) => {
			const inside = typeof content === "string" ? content && cdata(content) : elements(content ?? []);
			return inside && `<${name}>${inside}</${name}>\n`;
		})
		.join("");
}

interface Publisher {
	reader: FeedReader;
	name: string;
	url: string;
	/** When the feed is made. */
	now: Date;
}

/** The beginning of a feed. */
export const feedStart = ({ reader, name, url, now }: Publisher): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<source>\n` +
	elements([
		["publisher", name],
		[reader === "indeed" ? "publisherurl" : "publisherUrl", url],
		["lastBuildDate", now.toUTCString()],
	]);

export const FEED_END = "</source>\n";
