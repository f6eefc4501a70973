import { JsonLd } from "@/components/ui/json-ld";
import { jobPosting, toJsonLd } from "@/lib/jobs/structured-data";
import type { JobView } from "@/lib/jobs/view";
import { env } from "@/lib/server/env";
import { sanitizeRichText } from "@/lib/server/rich-text";

/** The job as structured data for search engines, where the job qualifies. */
export function JobPostingScript({ view }: { view: JobView }) {
	const description = [view.about, view.responsibility, view.requirement].map(sanitizeRichText).join("");
	const url = `${env().siteOrigin}${view.canonicalPath}`;
	const posting = jobPosting(view, description, url, new Date());
	if (!posting) return null;
	return <JsonLd json={toJsonLd(posting)} />;
}
