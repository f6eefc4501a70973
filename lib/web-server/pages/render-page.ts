import type { Logger } from "pino";
import { previewRegion } from "@/lib/contract/preview-code";
import { LOCALES, pathIn } from "@/lib/i18n/locales";
import { INTERVIEW_CHECK_PATH } from "@/lib/interview-code/check/check-link";
import { endOfPage } from "../cache/page-end";
import { errorPage } from "../errors/error-page";
import { languageOf } from "../errors/reader";
import { framedBy, PASSIVE_POLICY, type PolicyOptions, pagePolicy } from "../headers/content-security-policy";
import { hashOf, inlineHashes } from "../headers/inline-hashes";
import { maskPath } from "../personal/personal-path";
import { firstStyles } from "../styles/first-styles";
import { putStyles, type StyledPage } from "../styles/put-styles";
import type { Sheet } from "../styles/sheet";
import type { Answer } from "./ask-next";
import { type FormCode, putFormCode } from "./form-code";
import { pageHeaders } from "./page-headers";
import { pageStatus } from "./page-status";
import { readCapped } from "./read-capped";
import type { RenderedPage } from "./rendered-page";
import { type ShortPage, shortFlight } from "./short-flight";

/** Largest document that is held in memory, bytes. */
const PAGE_BYTES = 5 * 1_024 * 1_024;

/** The site's settings for rendering. */
export interface RenderOptions extends PolicyOptions {
	/** The framework's fixed inline scripts, as collected at build. */
	snippets: readonly string[];
	/** The site's style sheet; if undefined, pages wait for it before their first paint. */
	sheet?: Sheet | undefined;
	/** Scripts that ask for the application form's code; none if undefined. */
	formCodes?: readonly FormCode[] | undefined;
	logger: Logger;
}

/** The pages that may use camera and microphone; every other page is denied both. */
const CHECK_PAGES = LOCALES.map((locale) => pathIn(locale, INTERVIEW_CHECK_PATH));

/** The device features that a page may use. */
const devicesOf = (path: string): readonly string[] => (CHECK_PAGES.includes(path) ? ["camera", "microphone"] : []);

/** Next's own error responses stay empty, or show a fallback, until scripts run; people get our pages instead. */
function failed(answer: Answer, path: string): RenderedPage {
	const { body, policy } = errorPage(answer.status, { language: languageOf(path), isForm: false });
	const headers = pageHeaders({ "content-type": "text/html; charset=utf-8", "retry-after": "30" }, policy);
	return { status: answer.status, isHtml: true, headers, nextHeaders: {}, body };
}

/**
 * Gives the function that reads an answer of Next's whole and puts the site's headers on it. Pages get a
 * policy that names their own inline scripts; a failed page is replaced by one that reads without scripts.
 */
export function pageReader(options: RenderOptions): (answer: Answer, target: string) => Promise<RenderedPage> {
	const hashesOf = inlineHashes(options.snippets);
	const policyOf = pagePolicy(options);
	const { sheet, formCodes = [] } = options;
	const stylesOf = sheet && firstStyles(sheet);

	const styled = ({ html, rest }: ShortPage): StyledPage | undefined =>
		sheet && stylesOf && putStyles(html, sheet.href, () => stylesOf(rest));

	/** `rest` is what the framework wrote of the page; `scripts` and `styles` are what we put into it. */
	function policyOfPage({ rest, scripts }: ShortPage, path: string, styles: readonly string[]): string {
		const hashes = hashesOf(rest);
		if (hashes.unlisted > 0)
			options.logger.warn({ path: maskPath(path), count: hashes.unlisted }, "inline parts of a page are not allowed");
		return policyOf({
			scripts: [...hashes.scripts, ...scripts.map(hashOf)],
			styles: [...hashes.styles, ...styles.map(hashOf)],
		});
	}

	/** A preview of a job is in a frame of the recruiter pages, which the older header can't name. */
	function headersOf({ headers: given }: Answer, policy: string, path: string) {
		const region = previewRegion(path);
		const recruiterOrigin = region && options.recruiterOrigins?.[region];
		const headers = pageHeaders(given, policy, policy === PASSIVE_POLICY ? [] : devicesOf(path));
		if (!recruiterOrigin || policy === PASSIVE_POLICY) return headers;
		const { "x-frame-options": _, ...others } = headers;
		return { ...others, "content-security-policy": framedBy(policy, recruiterOrigin) };
	}

	return async (answer, target) => {
		const body = await readCapped(answer.body, PAGE_BYTES);
		const isHtml = String(answer.headers["content-type"] ?? "").startsWith("text/html");
		const path = target.split("?", 1)[0] ?? "";
		if (answer.status >= 500) return failed(answer, path);
		const html = isHtml ? body.toString() : "";
		const short = shortFlight(html);
		const page = styled(short);
		const policy = isHtml ? policyOfPage(short, path, page ? [page.styles] : []) : PASSIVE_POLICY;
		const headers = headersOf(answer, policy, path);
		const status = pageStatus(answer.status, html);
		const whole = isHtml ? Buffer.from(putFormCode((page ?? short).html, formCodes)) : body;
		return { status, isHtml, headers, nextHeaders: answer.headers, body: whole, endsAt: endOfPage(html) };
	};
}
