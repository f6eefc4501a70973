import type { Metadata } from "next";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { endOfPage } from "@/lib/job/closing";
import { isClosed, type JobView } from "@/lib/job/view";
import { env } from "@/lib/server/env";
import { sanitizeRichText, stripMarkup } from "@/lib/server/rich-text";
import { fill } from "@/lib/text/fill";
import { excerpt, plainLine } from "@/lib/text/plain";
import type { JobPageData } from "./load";

const LONGEST_DESCRIPTION = 160;
const SOCIAL_SIZE = { width: 1200, height: 630 };

function describe({ view, messages }: JobPageData): string {
	const shown = sanitizeRichText(view.about).replace(/<\/(?:p|li|h\d)>/g, " ");
	const about = excerpt(plainLine(stripMarkup(shown)), LONGEST_DESCRIPTION);
	return about || fill(messages.job.META_DESCRIPTION, { title: view.title, company: view.company.name });
}

/**
 * Closed jobs and jobs that ask not to be listed are not indexed. Open jobs name the date on which indexing ends, so a
 * cached copy expires by itself.
 */
function robots(view: JobView, now: Date): Metadata["robots"] {
	if (isClosed(view, now) || view.isUnlisted) return { index: false };
	const end = endOfPage(view, now);
	return end && `unavailable_after: ${end}`;
}

/** Head of a job page: title, description, canonical address, social picture, and for how long it may be listed. */
export function jobMetadata(page: JobPageData): Metadata {
	const { view } = page;
	const { siteOrigin } = env();
	const title = [view.title || page.messages.job.LABEL_UNTITLED, view.company.name].filter(Boolean).join(" · ");
	const description = describe(page);
	const url = `${siteOrigin}${view.canonicalPath}`;
	const image = { url: `${siteOrigin}${view.path}/social`, ...SOCIAL_SIZE, alt: title };
	return {
		title,
		description,
		alternates: { canonical: url },
		robots: robots(view, new Date()),
		openGraph: {
			type: "website",
			url,
			title,
			description,
			siteName: view.company.name || page.productName,
			locale: page.language.replace("-", "_"),
			images: [image],
		},
		twitter: { card: "summary_large_image", title, description, images: [image] },
	};
}

/** Head of the page for a missing job. Next itself marks a 404 as not indexed. */
export async function missingMetadata(locale: string): Promise<Metadata> {
	const { oops } = await loadMessages(localeOf(locale));
	return { title: oops.jobTitle, description: oops.jobText };
}
