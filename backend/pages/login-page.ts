import { html } from "hono/html";
import type { Deps } from "../deps";
import type { Language } from "../http/language";
import { frame, siteAddress } from "./frame";
import { page } from "./page";
import { wordsIn } from "./words";

/** Where recruiters sign in, as long as no app of theirs is connected: says so, and how that is done. */
export async function answerLogin(language: Language, { siteOrigin, supportEmail }: Deps): Promise<Response> {
	const words = wordsIn(language);
	const help = supportEmail && html`<p>${words.loginHelp} <a href="mailto:${supportEmail}">${supportEmail}</a></p>`;
	const body = html`<h1>${words.loginTitle}</h1>
		<p>${words.loginText}</p>
		<p>${words.loginHow}</p>
		${help}`;
	const headers = { vary: "accept-language" };
	return page(`${words.login} | Astronaut`, body, 200, { language, ...frame(siteOrigin, language), headers });
}

/** Companies sign up on the site. */
export function redirectToRegister(language: Language, { siteOrigin }: Deps): Response {
	const location = siteAddress(siteOrigin, language, "/register");
	return new Response(null, {
		status: 302,
		headers: { location, "cache-control": "no-store", vary: "accept-language" },
	});
}
