import { JobMissingScreen } from "@/components/job/job-missing";
import { Missing } from "@/components/ui/missing";
import { localeOf, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { JobParams } from "./load";

/** The page for a missing job: a 404 whose HTML has a body. */
export async function MissingJob({ params }: { params: JobParams }) {
	const locale = localeOf(params.locale);
	const { oops } = await loadMessages(locale);
	return (
		<Missing>
			<JobMissingScreen messages={oops} prefix={prefixOf(locale)} isBySlugs={"companySlug" in params} />
		</Missing>
	);
}
