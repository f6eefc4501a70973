import { locale } from "next/root-params";
import { JobMissingScreen } from "@/components/job/job-missing";
import { localeOf, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Shown in the browser once the page is hydrated; the same screen stands in the first HTML. */
async function MissingScreen({ isBySlugs }: { isBySlugs: boolean }) {
	const language = localeOf(await locale());
	const { oops } = await loadMessages(language);
	return <JobMissingScreen messages={oops} prefix={prefixOf(language)} isBySlugs={isBySlugs} />;
}

/** The screen for a code that no job has. */
export const MissingByCode = () => <MissingScreen isBySlugs={false} />;

/** The screen for slugs that no job has. */
export const MissingBySlugs = () => <MissingScreen isBySlugs />;
