import { html, raw } from "hono/html";
import type { Language } from "../http/language";
import { MARK } from "./mark";
import type { Html } from "./page";
import { wordsIn } from "./words";

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
				<a class="brand" href="${home}">${raw(MARK)} <span class="name">Astronaut</span></a>
				${more}
			</div>
		</header>`,
		footer: html`<footer>
			<div class="bar"><a href="${home}">${words.toSite}</a></div>
		</footer>`,
	};
}
