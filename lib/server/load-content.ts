import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { markedContent } from "#marked";
import { type ContentText, readContentText } from "@/lib/content/markdown";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { FACTS } from "@/lib/marketing/facts";
import { proofFacts } from "@/lib/proof/figures";
import { fill } from "@/lib/text/fill";
import { env } from "./env";

/** The long texts, each a Markdown file in every language. */
export type ContentName =
	| "candidate-faq"
	| "help-faq"
	| "help-how-to"
	| "legal/terms"
	| "legal/privacy"
	| "proof/security"
	| "proof/accessibility";

// Keeps the bundler from resolving this path.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "messages");

const linkIn = (locale: Locale) => (href: string) => (href.startsWith("/") ? pathIn(locale, href) : href);

/**
 * A long text in a language. Its placeholders stand for the product's facts, results of tests, the support address (`{supportEmail}`) and the
 * site's address (`{siteOrigin}`).
 */
export async function loadContent(locale: Locale, name: ContentName): Promise<ContentText> {
	const { supportEmail, siteOrigin } = env();
	const markdown = await readFile(join(/* turbopackIgnore: true */ FOLDER, locale, `${name}.md`), "utf8");
	const text = readContentText(
		fill(markdown, { ...FACTS, ...proofFacts(locale), supportEmail, siteOrigin }),
		linkIn(locale),
	);
	return markedContent(locale, name, text);
}
