import { readFile } from "node:fs/promises";
import { z } from "zod";

const rule = z.object({
	/** The blocks around the rule, from outside, such as `@media (min-width:40rem)`. */
	within: z.array(z.string()),
	/** Selectors with what a page must contain for each: `.class`, `#id`, `[attribute`, an element's name. */
	selectors: z.array(z.object({ text: z.string(), needs: z.array(z.string()) })),
	declarations: z.array(z.object({ name: z.string(), text: z.string() })),
});

/** A block that counts only where its name is used: a registered property, an animation, a font. */
const definition = z.object({ within: z.array(z.string()), name: z.string(), text: z.string() });

const sheet = z.object({ href: z.string(), rules: z.array(z.union([rule, definition])) });

export type Rule = z.infer<typeof rule>;
export type Definition = z.infer<typeof definition>;

/** The site's style sheet: its address, and its rules in order. */
export type Sheet = z.infer<typeof sheet>;

/** The style sheet as the build took it apart. Rejects when the file is missing or odd. */
export async function loadSheet(path: URL | string): Promise<Sheet> {
	return sheet.parse(JSON.parse(await readFile(path, "utf8")));
}
