import { html } from "hono/html";
import { fill } from "../../format/fill";
import { frame, siteAddress } from "../frame";
import { type Html, page } from "../page";
import type { PageRequest } from "../page-request";
import { presenceMessages } from "./messages";

/** Stores and networks under their own names, by the last part of a page's path. */
const STORES: Readonly<Record<string, string>> = { ios: "App Store", android: "Google Play" };
const NETWORKS: Readonly<Record<string, string>> = { linkedin: "LinkedIn", instagram: "Instagram", youtube: "YouTube" };

const answer = ({ path, language, deps }: PageRequest, kicker: string, title: string, content: Html) => {
	const languages = { en: `${path}?language=en`, id: `${path}?language=id` };
	const body = html`<div class="card narrow">
		<p class="kicker">${kicker}</p>
		<h1>${title}</h1>
		${content}
	</div>`;
	const around = frame({ siteOrigin: deps.siteOrigin, language, languages });
	return page(`${title} | Astronaut`, body, 200, { language, ...around });
};

/** The placeholder for the interview app's listing in a store, until the operator configures one. */
export function answerApp(request: PageRequest): Promise<Response> {
	const { params, language, deps } = request;
	const messages = presenceMessages(language);
	const isApple = params.app === "ios";
	const store = STORES[params.app ?? ""] ?? "";
	const link = (to: string) => siteAddress(deps.siteOrigin, language, to);
	const content = html`<p>${messages.app}</p>
		<p>${fill(messages.noListing, { store })}</p>
		<p><a class="act" href="${link("/enter-code")}">${messages.enterCode}</a></p>
		<p><a href="${link("/faq#cannot-install-the-app")}">${messages.needs}</a></p>`;
	return answer(request, store, isApple ? messages.ios : messages.android, content);
}

/** The placeholder for the product's profile on a network, likewise. */
export function answerProfile(request: PageRequest): Promise<Response> {
	const { params, language } = request;
	const messages = presenceMessages(language);
	const network = NETWORKS[params.network ?? ""] ?? "";
	const content = html`<p>${fill(messages.noProfile, { network })}</p>
		<p><a class="act" href="/blog?language=${language}">${messages.blog}</a></p>`;
	return answer(request, network, fill(messages.profile, { network }), content);
}
