import { JsonLd } from "@/components/ui/json-ld";
import { breadcrumbs } from "@/lib/job/breadcrumbs";
import { toJsonLd } from "@/lib/job/json-ld";
import { jobPosting } from "@/lib/job/structured-data";
import { isClosed, type JobView } from "@/lib/job/view";
import { env } from "@/lib/server/env";
import { sanitizeRichText } from "@/lib/server/rich-text";
import { escapeText } from "@/lib/text/escape";

interface Props {
	view: JobView;
	messages: Record<"LABEL_RESPONSIBILITY" | "LABEL_REQUIREMENT", string>;
	/** Path of the company's public page, where it has one. */
	companyPage: string | undefined;
}

/** A section of the job as on the page, with heading and text; empty without text. */
function section(heading: string, html: string): string {
	const safe = sanitizeRichText(html);
	return safe && `<h3>${escapeText(heading)}</h3>${safe}`;
}

/** The job's texts in one; the first needs no heading. */
const descriptionOf = ({ about, responsibility, requirement }: JobView, messages: Props["messages"]) =>
	sanitizeRichText(about) +
	section(messages.LABEL_RESPONSIBILITY, responsibility) +
	section(messages.LABEL_REQUIREMENT, requirement);

/** An open job as structured data for search engines, where it qualifies, and the way to its page. */
export function JobPostingScript({ view, messages, companyPage }: Props) {
	const now = new Date();
	if (isClosed(view, now)) return null;
	const { siteOrigin } = env();
	const url = `${siteOrigin}${view.canonicalPath}`;
	const way = companyPage
		? [
				{ name: view.company.name, url: `${siteOrigin}${companyPage}` },
				{ name: view.title, url },
			]
		: [];
	return [jobPosting(view, descriptionOf(view, messages), url, now), breadcrumbs(way)].map(
		(node) => node && <JsonLd key={String(node["@type"])} json={toJsonLd(node)} />,
	);
}
