import { JsonLd } from "@/components/ui/json-ld";
import { breadcrumbs } from "@/lib/job/breadcrumbs";
import { toJsonLd } from "@/lib/job/json-ld";
import { jobPosting } from "@/lib/job/structured-data";
import { isClosed, type JobView } from "@/lib/job/view";
import { env } from "@/lib/server/env";
import { jobDescription } from "@/lib/server/job-description";

interface Props {
	view: JobView;
	messages: Record<"LABEL_RESPONSIBILITY" | "LABEL_REQUIREMENT", string>;
	/** Path of the company's public page, where it has one. */
	companyPage: string | undefined;
}

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
	return [jobPosting(view, jobDescription(view, messages), url, now), breadcrumbs(way)].map(
		(node) => node && <JsonLd key={String(node["@type"])} json={toJsonLd(node)} />,
	);
}
