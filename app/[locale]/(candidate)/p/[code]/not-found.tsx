import { JobMissingScreen } from "@/components/job/job-missing";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Shown in the browser once the page has woken up; the same screen stands in the first HTML. */
export default async function NotFound() {
	const { oops } = await loadMessages(DEFAULT_LOCALE);
	return <JobMissingScreen words={oops} />;
}
