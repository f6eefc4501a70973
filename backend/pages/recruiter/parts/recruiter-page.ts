import { html } from "hono/html";
import { type Addresses, frame } from "../../frame";
import { type Html, page } from "../../page";
import { keepLanguage } from "../language";
import { accountMessages } from "../messages/account";
import { dashboardMessages } from "../messages/dashboard";
import type { Visit } from "../visit";

const ACCOUNT = "/account";

/** The same page in each language; what was sent with a form is no part of it. */
function addresses({ path, query }: Visit): Addresses {
	const inLanguage = (language: string) => {
		const named = new URLSearchParams(query);
		named.set("language", language);
		return `${path}?${named.toString()}`;
	};
	return { en: inLanguage("en"), id: inLanguage("id") };
}

/** The ways to the account, and out. */
const ownLinks = ({
	language,
	path,
}: Visit): Html => html`<a class="link" href="${ACCOUNT}" ${path === ACCOUNT && html`aria-current="page"`}
		>${accountMessages(language).title}</a
	>
	<form method="post" action="/auth/logout"><button>${dashboardMessages(language).signOut}</button></form>`;

/** What a page for recruiters shows. */
export interface Shown {
	title: string;
	body: Html;
	status?: number;
	headers?: Record<string, string>;
	/** It plays what candidates recorded. */
	hasMedia?: boolean;
	/** Address of its script. */
	script?: string;
	/** Its script asks this backend for more. */
	asks?: boolean;
	/** Origin of the pages that it shows in frames. */
	frames?: string;
	/** Ways to other pages, in the header. */
	tabs?: Html;
}

/** A page for recruiters: both languages in its header, the account and signing out for those who are signed in. */
export function recruiterPage(visit: Visit, shown: Shown): Promise<Response> {
	const { title, body, status = 200, headers = {}, hasMedia, script, asks, frames, tabs } = shown;
	const { language, deps, user } = visit;
	const isFull = user !== undefined;
	const [chosen] = keepLanguage(visit);
	const more = html`${isFull ? ownLinks(visit) : ""}`;
	return page(`${title} | Astronaut`, body, status, {
		language,
		hasForm: true,
		hasMedia,
		script,
		asks,
		frames,
		...frame({ siteOrigin: deps.siteOrigin, language, languages: addresses(visit), tabs, more, isFull }),
		headers: { ...(chosen && { "set-cookie": chosen }), ...headers },
	});
}

/** Goes on to another address of this backend; the next page is asked for by GET. */
export function goTo(location: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
