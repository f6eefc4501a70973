import { nameOfTexts } from "#marked";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { COMPANIES_PATH } from "@/lib/job/address";
import { SITE_PAGES } from "@/lib/site/pages";
import { FooterContent } from "../footer-content";
import { HeaderContent } from "../header-content";
import { keepReady } from "./ready-store";
import { staticHtml } from "./static-html";

/** The pages that the frame may show as the current one; it is the same on all others. */
const LINKED = new Set<string>([...Object.values(SITE_PAGES), COMPANIES_PATH, ENTER_CODE_PATH]);

/** Of this program only, so that texts that change in development are read again. */
const made = new Map<string, Promise<void>>();

async function make(frame: string, locale: Locale, path: string, year: number): Promise<void> {
	const [header, footer] = await Promise.all([
		staticHtml(<HeaderContent locale={locale} path={path} />),
		staticHtml(<FooterContent locale={locale} path={path} year={year} />),
	]);
	keepReady(frame, { header, footer });
}

/**
 * Makes the frame of the page at `path` unless it exists; returns its name. There is one for each language, year and page
 * that it shows as the current one.
 */
export async function readyFrame(locale: Locale, path: string): Promise<string> {
	const current = LINKED.has(path) ? path : "";
	const year = new Date().getFullYear();
	const { navigation } = await loadMessages(locale);
	const frame = nameOfTexts(`${locale} ${year} ${current}`, navigation);
	const making = made.get(frame) ?? make(frame, locale, current, year);
	made.set(frame, making);
	try {
		await making;
	} catch (error) {
		made.delete(frame);
		throw error;
	}
	return frame;
}
