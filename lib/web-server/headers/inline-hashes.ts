import { createHash } from "node:crypto";
import type { InlineHashes } from "./content-security-policy";
import { type InlineElement, inlineElements } from "./inline-elements";
import { BARE_CALLS, isBootstrap, isFlightData, templated } from "./script-grammar";
import { isBrandStyle } from "./style-grammar";

/** The hashes of inline scripts that a page may run, and the number of unlisted ones, which browsers refuse. */
export interface PageHashes extends InlineHashes {
	unlisted: number;
}

/** An inline part as a policy names it. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const hasSource = ({ attributes }: InlineElement) => /\ssrc\s*=/i.test(attributes);

/** Types that browsers treat as data and don't run. */
const isData = ({ attributes }: InlineElement) =>
	/\stype\s*=\s*["']?application\/(?:ld\+)?json["']?(?:\s|$|\/)/i.test(attributes);

/**
 * Returns the function that reads a page and lists the hashes of those inline scripts that are provably the framework's
 * or ours. It never lists anything else, because that would allow injected scripts.
 */
export function inlineHashes(snippets: readonly string[]): (html: string) => PageHashes {
	const known = new Set([...snippets.map(templated), ...BARE_CALLS]);
	const isOurs = (text: string) => isFlightData(text) || isBootstrap(text) || known.has(templated(text));

	return (html) => {
		const scripts = inlineElements(html, "script").filter((element) => !hasSource(element) && !isData(element));
		const styles = inlineElements(html, "style");
		const goodScripts = scripts.filter(({ text }) => isOurs(text));
		const goodStyles = styles.filter(({ text }) => isBrandStyle(text));
		return {
			scripts: [...new Set(goodScripts.map(({ text }) => hashOf(text)))],
			styles: [...new Set(goodStyles.map(({ text }) => hashOf(text)))],
			unlisted: scripts.length + styles.length - goodScripts.length - goodStyles.length,
		};
	};
}
