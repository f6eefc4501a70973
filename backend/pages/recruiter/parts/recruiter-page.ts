import { html } from "hono/html";
import { type Addresses, frame } from "../../frame";
import { type Html, page } from "../../page";
import { keepLanguage } from "../language";
import { accountMessages } from "../messages/account";
import { dashboardMessages } from "../messages/dashboard";
import type { Visit } from "../visit";

const ACCOUNT = "/account";

/** Links to the page in each language, without the values of a posted form. */
function addresses({ path, query }: Visit): Addresses {
	const inLanguage = (language: string) => {
		const named = new URLSearchParams(query);
		named.set("language", language);
		return `${path}?${named.toString()}`;
	};
	return { en: inLanguage("en"), id: inLanguage("id") };
}

/** Links to the account, and the sign-out button. */
const ownLinks = ({
	language,
	path,
}: Visit): Html => html`<a class="link" href="${ACCOUNT}" ${path === ACCOUNT && html`aria-current="page"`}
		>${accountMessages(language).title}</a
	>
	<form method="post" action="/auth/logout"><button>${dashboardMessages(language).signOut}</button></form>`;

/** The contents of a recruiter page. */
export interface Shown {
	title: string;
	body: Html;
	status?: number;
	headers?: Record<string, string>;
	/** Whether the page plays candidates' recordings. */
	hasMedia?: boolean;
	/** Address of its script. */
	script?: string;
	/** Whether the page's script calls this backend. */
	asks?: boolean;
	/** Origin of the pages that it shows in frames. */
	frames?: string;
	/** Links to other pages, in the header. */
	tabs?: Html;
}

/** A recruiter page: its header has both languages and, for signed-in recruiters, the account and signing out. */
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

/** Redirects to another address of this backend, by GET. */
export function goTo(location: string, cookies: readonly string[] = []): Response {
	const headers = new Headers({ location, "cache-control": "no-store" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
}
