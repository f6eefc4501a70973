import { locale } from "next/root-params";
import { JobMissingScreen } from "@/components/job/job-missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Shown in the browser once the page has woken up; the same screen stands in the first HTML. */
export async function MissingScreen() {
	const { oops } = await loadMessages(localeOf(await locale()));
	return <JobMissingScreen words={oops} />;
}
