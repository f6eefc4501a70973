import type { Deps } from "../deps";
import { type Language, wantedLanguage } from "../http/language";
import { answerArticle } from "./blog/article-page";
import { answerBlog } from "./blog/index-page";
import { answerDeveloper } from "./developer/developer-page";
import { answerLogin, redirectToRegister } from "./login-page";

interface Asked {
	/** Parts of its path, by their names. */
	params: Readonly<Record<string, string>>;
	language: Language;
	deps: Deps;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

/** The pages that links of the site lead to, by their paths; all of them take GET only. */
export const SITE_LINKS: Readonly<Record<string, Answer>> = {
	"/blog": ({ language, deps }) => answerBlog(language, deps),
	"/blog/:slug": ({ params, language, deps }) => answerArticle(params.slug ?? "", language, deps),
	"/developer": ({ deps }) => answerDeveloper(deps),
	"/auth/login": ({ language, deps }) => answerLogin(language, deps),
	"/register": ({ language, deps }) => redirectToRegister(language, deps),
};

/** The language of a page: the one that its address names, else what the browser asks for first. */
export const pageLanguage = (named: string | undefined, headers: Headers): Language =>
	named === "en" || named === "id" ? named : wantedLanguage(headers.get("accept-language"));
