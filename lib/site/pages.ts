/** The site's own pages: the name of each, which its words and its picture carry too, and its path without a language. */
export const SITE_PAGES = {
	home: "/",
	"homepage-video": "/homepage-video",
	"how-it-works": "/how-it-works",
	pricing: "/pricing",
	help: "/help",
	"help-faq": "/help/faq",
	partners: "/partners",
	demo: "/demo",
	training: "/training",
	about: "/about",
	campuses: "/astronaut-for/campuses",
	professionals: "/astronaut-for/professionals",
	"technical-hiring": "/astronaut-for/technical-hiring",
	"remote-and-field-hiring": "/astronaut-for/remote-and-field-hiring",
	"global-hiring": "/astronaut-for/global-hiring",
	"partner-via-api": "/astronaut-for/partner-via-api",
	register: "/register",
	faq: "/faq",
	terms: "/termsofservice",
	privacy: "/privacypolicy",
	security: "/security",
	accessibility: "/accessibility",
} as const;

export type SitePage = keyof typeof SITE_PAGES;

export const SITE_PAGE_NAMES = Object.keys(SITE_PAGES) as SitePage[];

/** Where a page's picture for shared links is: 1200 × 630, made by the build. */
export const socialPicturePath = (page: SitePage, locale: string): string => `/social/${locale}/${page}.png`;
