import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { inLanguage } from "@/lib/interview-code/enter-code";
import { LOGIN_PATH } from "@/lib/site/navigation";
import { env } from "./env";

/** Pages of other hosts that the site links to. */
export interface HostPages {
	/** The recruiter application's pages for creating an account and for signing in. */
	register: string;
	login: string;
	blog: string;
	/** The API's documentation. */
	developer: string;
}

/** The pages of other hosts in a language: a visitor who reads the site in Indonesian continues in Indonesian. */
export function hostPages(locale: Locale): HostPages {
	const { recruiter, blog, developer } = env().publicHosts;
	return {
		register: inLanguage(`${recruiter}/register`, locale),
		login: inLanguage(recruiter + LOGIN_PATH, locale),
		blog: inLanguage(blog, locale),
		developer: inLanguage(developer, locale),
	};
}
