import type { Locale } from "@/lib/i18n/locales";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { COMPANIES_PATH } from "@/lib/job/address";
import { SITE_PAGES } from "@/lib/site/pages";
import { FooterContent } from "../footer-content";
import { HeaderContent } from "../header-content";
import { keepReady } from "./ready-store";
import { staticHtml } from "./static-html";

/** The pages that the frame may mark as the current one; it is the same on all others. */
const MARKED = new Set<string>([...Object.values(SITE_PAGES), COMPANIES_PATH, ENTER_CODE_PATH]);

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
 * Has the frame of the page at `path` ready, and gives its name. It is made once for each language, year and page that it
 * marks as the current one.
 */
export async function readyFrame(locale: Locale, path: string): Promise<string> {
	const marked = MARKED.has(path) ? path : "";
	const year = new Date().getFullYear();
	const frame = `${locale} ${year} ${marked}`;
	const making = made.get(frame) ?? make(frame, locale, marked, year);
	made.set(frame, making);
	try {
		await making;
	} catch (error) {
		made.delete(frame);
		throw error;
	}
	return frame;
}
