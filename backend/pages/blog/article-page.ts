import { html } from "hono/html";
import type { Language } from "../../http/language";
import { absolute } from "../../media/absolute";
import { findArticle } from "../../store/queries/blog";
import type { BlogItemRow } from "../../store/schema";
import { frame } from "../frame";
import { messagesIn } from "../messages";
import { type Html, page } from "../page";
import type { PageRequest } from "../page-request";
import { dayInWords, startOf, toParagraphs } from "./text";

/** Longest description that search engines show, characters. */
const DESCRIPTION = 158;

const isOurs = (language: string): language is Language => language === "en" || language === "id";

const languageOf = ({ language }: BlogItemRow): Language => (isOurs(language) ? language : "en");

function headOf(article: BlogItemRow, others: BlogItemRow[], publicUrl: string): Html {
	const description = startOf(article.content, DESCRIPTION);
	const picture = absolute(publicUrl, article.thumbnail);
	return html`<meta name="description" content="${description}" />
		<meta property="og:title" content="${article.title}" />
		<meta property="og:description" content="${description}" />
		${picture === undefined ? "" : html`<meta property="og:image" content="${picture}" />`}
		<link rel="canonical" href="${publicUrl}/blog/${article.slug}" />
		${[article, ...others].map(
			({ slug, language }) => html`<link rel="alternate" hreflang="${language}" href="${publicUrl}/blog/${slug}" />`,
		)}`;
}

async function missingArticle(language: Language, siteOrigin: string): Promise<Response> {
	const messages = messagesIn(language);
	const body = html`<h1>${messages.noArticle}</h1>
		<p>${messages.noArticleText}</p>
		<p><a href="/blog?language=${language}">${messages.allArticles}</a></p>`;
	return page(messages.noArticle, body, 404, { language, isText: true, ...frame({ siteOrigin, language }) });
}

type Reader = Pick<PageRequest, "query" | "language" | "deps">;

/** The language around an article: its own, unless the address names one that it was never written in. */
function languageAround({ query }: Reader, article: BlogItemRow, others: BlogItemRow[]): Language {
	const named = query.get("language") ?? "";
	const isWritten = [article, ...others].some(({ language }) => language === named);
	return isOurs(named) && !isWritten ? named : languageOf(article);
}

/** The article at an address, in the language that it is written in; 404 in the reader's language for others. */
export async function answerArticle(slug: string, reader: Reader): Promise<Response> {
	const { language: wanted, deps } = reader;
	const found = await findArticle(deps.store, slug);
	if (!found) return missingArticle(wanted, deps.siteOrigin);
	const { article, others } = found;
	const around = languageAround(reader, article, others);
	const messages = messagesIn(around);
	const all = `/blog?language=${around}`;
	const blog = html`<a class="link" href="${all}">${messages.blog}</a>`;
	const languages = Object.fromEntries([article, ...others].map(({ language, slug }) => [language, `/blog/${slug}`]));
	const body = html`<article lang="${languageOf(article)}">
			<p class="kicker">
				${article.category} · <time datetime="${article.published_at}">${dayInWords(article.published_at, languageOf(article))}</time>
			</p>
			<h1>${article.title}</h1>
			${article.thumbnail && html`<img src="${article.thumbnail}" alt="" width="640" height="360" />`}
			${toParagraphs(article.content)}
		</article>
		${others.map(
			(other) =>
				html`<p><a href="/blog/${other.slug}" hreflang="${other.language}" lang="${other.language}">${messages.otherLanguage}</a></p>`,
		)}
		<p><a href="${all}">${messages.allArticles}</a></p>`;
	return page(`${article.title} | Astronaut`, body, 200, {
		language: around,
		head: headOf(article, others, deps.publicUrl),
		isListed: true,
		isText: true,
		...frame({ siteOrigin: deps.siteOrigin, language: around, languages, more: blog }),
		headers: { "cache-control": "public, max-age=300" },
	});
}
