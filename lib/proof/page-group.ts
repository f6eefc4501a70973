/** Kinds of pages, as the accessibility statement names them. Each has the addresses that match, without a language. */
const GROUPS = {
	jobs: /^\/(?:p\/|public\/companies\/[^/]+\/jobs\/|mobile\/companies\/[^/]+\/jobs\/)/,
	applications: /^\/application\//,
	companies: /^\/(?:public|mobile)\/companies(?:\/|$)/,
	interviews: /^\/(?:code|code-bcg|interviews|interview-check|enter-code)(?:\/|$)/,
	documents: /^\/multiupload\//,
	answers: /^\/public\/candidates\//,
	signUp: /^\/register(?:\/|$)/,
	help: /^\/(?:help|faq)(?:\/|$)/,
	legal: /^\/(?:termsofservice|privacypolicy|security|accessibility)$/,
	marketing:
		/^\/(?:$|homepage-video|how-it-works|pricing|about|partners|demo|training|enquiries|astronaut-for|search)(?:\/|$)?/,
} as const;

export type PageGroup = keyof typeof GROUPS | "recruiters" | "others";

/** All kinds, in the order of the statement. */
export const PAGE_GROUPS = [...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]), "recruiters", "others"] as const;

/** The kind of a page of the site, by its path; a page of the backend is one for recruiters. */
export function pageGroup(path: string, isBackend = false): PageGroup {
	if (isBackend) return "recruiters";
	const plain = path.replace(/^\/id(?=\/|$)/, "") || "/";
	const [name] = Object.entries(GROUPS).find(([, pattern]) => pattern.test(plain)) ?? ["others"];
	return name as PageGroup;
}
