import { html, raw } from "hono/html";
import type { Language } from "../http/language";
import { HORIZON } from "./look/horizon";
import { MARK } from "./look/mark";
import { messagesIn } from "./messages";
import type { Html } from "./page";

/** The site's own page in a language, from its path without one. */
export function siteAddress(siteOrigin: string, language: Language, path: string): string {
	const prefix = language === "id" ? "/id" : "";
	return siteOrigin + (path === "/" ? prefix || "/" : prefix + path);
}

const NAMES = { en: "English", id: "Bahasa Indonesia" } as const;
const LANGUAGES = ["en", "id"] as const;

/** Addresses of the same page in our languages; a missing translation is omitted. */
export type Addresses = Partial<Record<Language, string>>;

interface Frame {
	siteOrigin: string;
	language: Language;
	languages?: Addresses;
	/** The header's content after the languages, and below them. */
	more?: Html;
	tabs?: Html;
	/** True if the header holds so much that phones hide the name beside the mark. */
	isFull?: boolean;
}

function languageLinks(language: Language, addresses: Addresses): Html {
	const known = LANGUAGES.flatMap((one) => (addresses[one] === undefined ? [] : [[one, addresses[one]] as const]));
	if (known.length < 2) return html``;
	return html`<nav class="languages" aria-label="${messagesIn(language).language}">
		${known.map(
			([one, address]) =>
				html`<a href="${address}" hreflang="${one}" lang="${one}" ${one === language && html`aria-current="true"`}
					>${one}<span class="unseen"> ${NAMES[one]}</span></a
				>`,
		)}
	</nav>`;
}

function footer(siteOrigin: string, language: Language): Html {
	const messages = messagesIn(language);
	const pages = [
		["/", messages.toSite],
		["/help", messages.help],
		["/termsofservice", messages.terms],
		["/privacypolicy", messages.privacy],
	] as const;
	return html`<footer>
		<div class="ground">
			<div class="bar foot">
				<div>
					<a class="brand" href="${siteAddress(siteOrigin, language, "/")}">${raw(MARK)} Astronaut</a>
					<p>${messages.tagline}</p>
				</div>
				<nav aria-label="${messages.pages}">
					<ul>
						${pages.map(
							([path, name]) => html`<li><a href="${siteAddress(siteOrigin, language, path)}">${name}</a></li>`,
						)}
					</ul>
				</nav>
			</div>
		</div>
		<div class="night">
			${raw(HORIZON)}
			<p>© ${new Date().getFullYear()} Astronaut. ${messages.rights}</p>
		</div>
	</footer>`;
}

/** The header and footer of a page of the platform: its name, languages, and links back to the site. */
export function frame({ siteOrigin, language, languages = {}, tabs = html``, more = html``, isFull = false }: Frame) {
	const name = isFull ? "name long" : "name";
	return {
		header: html`<header>
			<div class="bar">
				<a class="brand" href="${siteAddress(siteOrigin, language, "/")}"
					>${raw(MARK)} <span class="${name}">Astronaut</span></a
				>
				${languageLinks(language, languages)} ${more}
			</div>
			${tabs}
		</header>`,
		footer: footer(siteOrigin, language),
	};
}
