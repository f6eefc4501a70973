import type { SitePage } from "@/lib/site/pages";

/**
 * Answers of the help centre that have addresses elsewhere, by panel, in order: they must stay. Each is a section of the
 * panel's Markdown text, which may have more; its name is its id in the page `/help/faq`.
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

/** A panel of answers: common questions, or how to use the product. Its name is also its id in the page. */
export type HelpPanel = keyof typeof HELP_ANSWERS;

/** Pages that the help centre's search finds besides its own answers. */
export const HELP_PAGES = ["pricing", "faq", "register", "privacy"] as const satisfies readonly SitePage[];

export const HELP_PANELS = ["faq", "htu"] as const satisfies readonly HelpPanel[];

/** The Markdown file of a panel's answers. */
export const HELP_TEXTS = { faq: "help-faq", htu: "help-how-to" } as const satisfies Record<HelpPanel, string>;
