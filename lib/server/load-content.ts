import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { markedContent } from "#marked";
import { type ContentText, readContentText } from "@/lib/content/markdown";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { FACTS } from "@/lib/marketing/facts";
import { fill } from "@/lib/text/fill";
import { env } from "./env";

/** The long texts, each a Markdown file of every language. */
export type ContentName = "candidate-faq" | "help-faq" | "help-how-to" | "legal/terms" | "legal/privacy";

// The bundler must not look for what this could name.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "messages");

const linkIn = (locale: Locale) => (href: string) => (href.startsWith("/") ? pathIn(locale, href) : href);

/**
 * A long text in a language. Names in braces stand for the product's facts, its support address (`{supportEmail}`) and
 * the address of the site (`{siteOrigin}`).
 */
export async function loadContent(locale: Locale, name: ContentName): Promise<ContentText> {
	const { supportEmail, siteOrigin } = env();
	const markdown = await readFile(join(/* turbopackIgnore: true */ FOLDER, locale, `${name}.md`), "utf8");
	const text = readContentText(fill(markdown, { ...FACTS, supportEmail, siteOrigin }), linkIn(locale));
	return markedContent(locale, name, text);
}
