import { JsonLd } from "@/components/ui/json-ld";
import { breadcrumbs } from "@/lib/jobs/breadcrumbs";
import { toJsonLd } from "@/lib/jobs/json-ld";
import { jobPosting } from "@/lib/jobs/structured-data";
import { isClosed, type JobView } from "@/lib/jobs/view";
import { env } from "@/lib/server/env";
import { sanitizeRichText } from "@/lib/server/rich-text";

interface Props {
	view: JobView;
	/** Path of the company's public page, where it has one. */
	companyPage: string | undefined;
}

/** An open job as structured data for search engines, where it qualifies, and the way to its page. */
export function JobPostingScript({ view, companyPage }: Props) {
	const now = new Date();
	if (isClosed(view, now)) return null;
	const { siteOrigin } = env();
	const description = [view.about, view.responsibility, view.requirement].map(sanitizeRichText).join("");
	const url = `${siteOrigin}${view.canonicalPath}`;
	const way = companyPage
		? [
				{ name: view.company.name, url: `${siteOrigin}${companyPage}` },
				{ name: view.title, url },
			]
		: [];
	return [jobPosting(view, description, url, now), breadcrumbs(way)].map(
		(node) => node && <JsonLd key={String(node["@type"])} json={toJsonLd(node)} />,
	);
}
