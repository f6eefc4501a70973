import { html } from "hono/html";
import type { Language } from "../http/language";
import type { Html } from "./page";
import { wordsIn } from "./words";

/** The product's mark. */
const MARK = html`<svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
	<rect width="40" height="40" rx="9" fill="#564fdb" />
	<circle cx="20" cy="20" r="13" fill="#fff" />
	<rect x="10" y="13" width="20" height="13" rx="6.5" fill="#16152b" />
	<path d="M14 21c3-4 8-5 12-3" stroke="#ed2453" stroke-width="2.5" stroke-linecap="round" fill="none" />
</svg>`;

/** The site's own page in a language, from its path without one. */
export function siteAddress(siteOrigin: string, language: Language, path: string): string {
	const prefix = language === "id" ? "/id" : "";
	return siteOrigin + (path === "/" ? prefix || "/" : prefix + path);
}

/** What stands above and below of a page that belongs to the platform: its name, and the way back to the site. */
export function frame(siteOrigin: string, language: Language, more: Html = html``): { header: Html; footer: Html } {
	const words = wordsIn(language);
	const home = siteAddress(siteOrigin, language, "/");
	return {
		header: html`<header>
			<div class="bar">
				<a class="brand" href="${home}">${MARK} Astronaut</a>
				${more}
			</div>
		</header>`,
		footer: html`<footer>
			<div class="bar"><a href="${home}">${words.toSite}</a></div>
		</footer>`,
	};
}
