import { html, raw } from "hono/html";
import type { Language } from "../../../http/language";
import { frame } from "../../frame";
import { type Html, page } from "../../page";
import { keepLanguage } from "../language";
import type { Visit } from "../visit";
import { dashboardWords } from "../words/dashboard";
import { RECRUITER_STYLE } from "./style";

const OTHER = { en: "id", id: "en" } as const satisfies Record<Language, Language>;
const NAMES = { en: "English", id: "Bahasa Indonesia" } as const;

/** The same page in the other language; what was sent with a form is no part of it. */
function languageLink({ path, query, language }: Visit): Html {
	const other = OTHER[language];
	const named = new URLSearchParams(query);
	named.set("language", other);
	return html`<a href="${path}?${named.toString()}" hreflang="${other}" lang="${other}">${NAMES[other]}</a>`;
}

const signOut = ({ language }: Visit): Html => html`<form method="post" action="/auth/logout">
	<button class="plain">${dashboardWords(language).signOut}</button>
</form>`;

interface Shown {
	title: string;
	body: Html;
	status?: number;
	headers?: Record<string, string>;
}

/** A page for recruiters: the other language in its header, and signing out for those who are signed in. */
export function recruiterPage(visit: Visit, { title, body, status = 200, headers = {} }: Shown): Promise<Response> {
	const { language, deps, user } = visit;
	const more = html`${languageLink(visit)}${user ? signOut(visit) : ""}`;
	return page(`${title} | Astronaut`, body, status, {
		language,
		hasForm: true,
		head: html`<style>${raw(RECRUITER_STYLE)}</style>`,
		...frame(deps.siteOrigin, language, more),
		headers: { ...keepLanguage(visit), ...headers },
	});
}

/** Goes on to another address of this backend; the next page is asked for by GET. */
export const goTo = (location: string, headers: Record<string, string> = {}): Response =>
	new Response(null, { status: 303, headers: { location, "cache-control": "no-store", ...headers } });
