import { JobMissingScreen } from "@/components/job/job-missing";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The page for a job that isn't there: a 404 whose HTML has a body. */
export async function MissingJob({ locale }: { locale: string }) {
	const { oops } = await loadMessages(localeOf(locale));
	return (
		<Missing>
			<JobMissingScreen words={oops} />
		</Missing>
	);
}
