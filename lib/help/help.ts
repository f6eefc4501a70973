import type { SitePage } from "@/lib/site/pages";

/**
 * The help centre's answers, by the panel that shows them, in order. Each is a part of the panel's Markdown text, and
 * its name is its place in the page `/help/faq`.
 */
export const HELP_ANSWERS = {
	faq: [
		"faq-what-is-astronaut",
		"faq-interview-feature",
		"faq-why-video",
		"faq-anti-fraud",
		"faq-how-to-answer",
		"faq-likes-astronaut",
		"faq-screening-time",
		"faq-internet-connection",
		"faq-participation-rate",
		"faq-contact-us",
	],
	htu: [
		"htu-getting-started",
		"htu-create-jobs",
		"htu-candidates",
		"htu-question-page",
		"htu-sending-invites",
		"htu-filtering-candidate",
		"htu-reports",
		"htu-hiring-team-collaboration",
	],
} as const;

/** A panel of answers: common questions, or how to use the product. Its name is its place in the page, too. */
export type HelpPanel = keyof typeof HELP_ANSWERS;

export type HelpAnswerId = (typeof HELP_ANSWERS)[HelpPanel][number];

/** Pages that answer what is searched for in the help centre, besides its own answers. */
export const HELP_PAGES = ["pricing", "faq", "register", "privacy"] as const satisfies readonly SitePage[];

export const HELP_PANELS = ["faq", "htu"] as const satisfies readonly HelpPanel[];

/** Which text in Markdown holds a panel's answers. */
export const HELP_TEXTS = { faq: "help-faq", htu: "help-how-to" } as const satisfies Record<HelpPanel, string>;
