import { locale } from "next/root-params";
import { JobMissingScreen } from "@/components/job/job-missing";
import { localeOf, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The browser shows it after hydration; the first HTML contains the same screen. */
async function MissingScreen({ isBySlugs }: { isBySlugs: boolean }) {
	const language = localeOf(await locale());
	const { oops } = await loadMessages(language);
	return <JobMissingScreen messages={oops} prefix={prefixOf(language)} isBySlugs={isBySlugs} />;
}

/** The screen for an unknown code. */
export const MissingByCode = () => <MissingScreen isBySlugs={false} />;

/** The screen for unknown slugs. */
export const MissingBySlugs = () => <MissingScreen isBySlugs />;
