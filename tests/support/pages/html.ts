const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>/gi;

/** A piece of the framework's page data. Into how many pieces it is cut depends on the stream. */
const PAGE_DATA = /^<script>self\.__next_f\.push\(\[1,`(?:[^`\\]|\\.)*`\]\)<\/script>$/;

/** The number of scripts in a page, without page data. */
export const scriptsIn = (html: string): number =>
	html.match(SCRIPT)?.filter((script) => !PAGE_DATA.test(script)).length ?? 0;

/**
 * The number of start tags of each element in a page, as a parser counts them: without the content of scripts and
 * styles, and without page data.
 */
export function elementsOf(html: string): Record<string, number> {
	const counts: Record<string, number> = {
		script: scriptsIn(html),
		style: html.match(STYLE)?.length ?? 0,
	};
	const rest = html
		.replace(SCRIPT, "")
		.replace(STYLE, "")
		.replace(/<!--[\s\S]*?-->/g, "");
	for (const [, name = ""] of rest.matchAll(/<([a-z][a-z0-9-]*)/gi)) {
		counts[name.toLowerCase()] = (counts[name.toLowerCase()] ?? 0) + 1;
	}
	return counts;
}

/** The JSON of a page's structured data, as text; null if there is none. */
export const structuredDataOf = (html: string): string | null =>
	/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? null;

/** A page without its scripts: what people get to see, attributes included. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, "");

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** HTML with the framework's character references decoded. */
export const decoded = (html: string): string =>
	html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
