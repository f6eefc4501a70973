import { type Language, wantedLanguage } from "../http/language";
import { showConfirm, takeConfirm } from "./account/confirm-page";
import { answerArticle } from "./blog/article-page";
import { answerBlog } from "./blog/index-page";
import { answerDeveloper } from "./developer/developer-page";
import type { Page } from "./page-request";
import { answerApp, answerProfile } from "./presence/presence-page";
import { RECRUITER_PAGES } from "./recruiter/routes";
import { redirectToRegister } from "./register-page";

/** The pages that people reach by links, by their paths; without `post` a page handles GET only. */
export const PAGES: Readonly<Record<string, Page>> = {
	"/blog": { get: ({ language, deps }) => answerBlog(language, deps) },
	"/blog/:slug": {
		get: ({ params, query, language, deps }) => answerArticle(params.slug ?? "", { query, language, deps }),
	},
	"/developer": { get: ({ language, deps }) => answerDeveloper(language, deps) },
	"/register": { get: ({ language, deps }) => redirectToRegister(language, deps) },
	"/apps/:app{ios|android}": { get: answerApp },
	"/profiles/:network{linkedin|instagram|youtube}": { get: answerProfile },
	"/auth/confirm": { get: showConfirm, post: takeConfirm },
	...RECRUITER_PAGES,
};

/** The language of a page: the one in its address, else the browser's preferred one. */
export const pageLanguage = (named: string | null, headers: Headers): Language =>
	named === "en" || named === "id" ? named : wantedLanguage(headers.get("accept-language"));
