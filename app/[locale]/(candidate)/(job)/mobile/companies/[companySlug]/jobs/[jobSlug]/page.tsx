import { MobileJob } from "@/components/job/mobile-job";
import { prefixOf } from "@/lib/i18n/locales";
import { mobilePath } from "@/lib/job/address";
import { closedNotice, jobPageMetadata } from "../../../../../_job/job-page";
import { type JobParams, loadJobPage } from "../../../../../_job/load";
import { MissingJob } from "../../../../../_job/missing-job";

interface Props {
	params: Promise<JobParams>;
}

/** The same as the main page's, which is canonical. */
export const generateMetadata = jobPageMetadata;

export default async function MobileJobPage({ params }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	if (!page) return <MissingJob params={named} />;
	const { view, language, textLanguage, messages, around } = page;
	const companyPage = view.company.slug && prefixOf(around) + mobilePath(view.company.slug);
	return (
		<MobileJob
			view={view}
			language={language}
			textLanguage={textLanguage}
			messages={messages.job}
			closed={await closedNotice(page, companyPage)}
		/>
	);
}
