import { readFile } from "node:fs/promises";
import { z } from "zod";

export interface Rule {
	/** The blocks around the rule, from outside, such as `@media (min-width:40rem)`. */
	within: string[];
	/** Selectors with what a page must contain for each: `.class`, `#id`, `[attribute`, an element's name. */
	selectors: { text: string; needs: string[] }[];
	declarations: { name: string; text: string }[];
}

/** A block that counts only where its name is used: a registered property, an animation, a font. */
export interface Definition {
	within: string[];
	name: string;
	text: string;
}

/** Our own build writes the rules: looking into each would delay a start. */
const sheet = z.object({ href: z.string(), rules: z.array(z.custom<Rule | Definition>()) });

/** The site's style sheet: its address, and its rules in order. */
export type Sheet = z.infer<typeof sheet>;

/**
 * The style sheet as the build took it apart. Rejects if the file is missing, isn't JSON, or lacks the address or the list of
 * rules; the rules themselves aren't checked.
 */
export async function loadSheet(path: URL | string): Promise<Sheet> {
	return sheet.parse(JSON.parse(await readFile(path, "utf8")));
}
