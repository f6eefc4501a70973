import { html } from "hono/html";
import type { Deps } from "../../deps";
import type { Language } from "../../http/language";
import { listBlog } from "../../store/queries/blog";
import type { BlogItemRow } from "../../store/schema";
import { frame } from "../frame";
import { messagesIn } from "../messages";
import { type Html, page } from "../page";
import { articlePath } from "./path";
import { dayInWords, startOf } from "./text";

/** Length of a text's excerpt in the list, in characters; the same as on the site. */
const EXCERPT = 250;

const LANGUAGES = { en: "/blog?language=en", id: "/blog?language=id" };

const entry = (language: Language, article: BlogItemRow): Html => html`<li lang="${article.language}">
	${article.thumbnail && html`<img src="${article.thumbnail}" alt="" width="640" height="360" loading="lazy" />`}
	<h2><a href="${articlePath(article, language)}">${article.title}</a></h2>
	<p class="kicker">${article.category} · ${dayInWords(article.published_at, language)}</p>
	<p>${startOf(article.content, EXCERPT)}</p>
</li>`;

/** All articles, the newest first. */
export async function answerBlog(language: Language, deps: Deps): Promise<Response> {
	const messages = messagesIn(language);
	const articles = await listBlog(deps.store, language);
	const list =
		articles.length === 0
			? html`<p>${messages.blogEmpty}</p>`
			: html`<ul class="list">
					${articles.map((article) => entry(language, article))}
				</ul>`;
	const body = html`<h1>${messages.blogTitle}</h1>
		<p>${messages.blogIntro}</p>
		${list}`;
	return page(`${messages.blogTitle} | Astronaut`, body, 200, {
		language,
		isListed: true,
		head: html`<meta name="description" content="${messages.blogIntro}" />`,
		...frame({ siteOrigin: deps.siteOrigin, language, languages: LANGUAGES }),
		headers: { "cache-control": "public, max-age=300", vary: "accept-language" },
	});
}
