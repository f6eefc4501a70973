import type { Metadata } from "next";
import { ApplySection } from "@/components/application/apply-section";
import { ClosedNotice } from "@/components/job/closed-notice";
import { JobArticle } from "@/components/job/job-article";
import { JobPostingScript } from "@/components/job/job-posting-script";
import { prefixOf } from "@/lib/i18n/locales";
import { companyPath } from "@/lib/job/address";
import type { Shared } from "@/lib/job/share";
import { isClosed, type JobView } from "@/lib/job/view";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { applicationSetup } from "./apply-setup";
import { type JobPageData, type JobParams, loadJobPage } from "./load";
import { jobMetadata, missingMetadata } from "./metadata";
import { MissingJob } from "./missing-job";
import { openJobs } from "./open-jobs";

interface Props {
	params: Promise<JobParams>;
}

/** Head of a job's page at any of its addresses. */
export async function jobPageMetadata({ params }: Props): Promise<Metadata> {
	const named = await params;
	const page = await loadJobPage(named);
	return page ? jobMetadata(page) : missingMetadata(named.locale);
}

/** The address and messages of the page's share links. */
function sharedPage({ path, title, company }: JobView, messages: JobPageData["messages"]["job"]): Shared {
	return {
		url: `${env().siteOrigin}${path}`,
		text: messages.SHARE_TEXT,
		subject: fill(messages.SHARE_SUBJECT, { title: title || messages.LABEL_UNTITLED, company: company.name }),
	};
}

/** The notice on a closed job's page instead of the form, with a link to `companyPage`; null for an open job. */
export async function closedNotice({ view, around, messages }: JobPageData, companyPage: string | undefined) {
	const now = new Date();
	if (!isClosed(view, now)) return null;
	const { name, slug = "" } = view.company;
	const company = companyPage ? { href: companyPage, name: name || slug } : undefined;
	return <ClosedNotice messages={messages.job} company={company} jobs={await openJobs(view, around, now)} />;
}

/** A public job page at any of its addresses: the job, and the form while the job takes applications. */
export async function JobPage({ params }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	if (!page) return <MissingJob params={named} />;
	const { view, messages, around } = page;
	const companyPage = view.company.slug && prefixOf(around) + companyPath(view.company.slug);
	const closed = await closedNotice(page, companyPage);
	return (
		<>
			{/* In the frame of a preview, other pages can't be shown. */}
			{view.isPreview && <base target="_blank" />}
			<JobPostingScript view={view} messages={messages.job} companyPage={companyPage} />
			<JobArticle
				view={view}
				language={page.language}
				textLanguage={page.textLanguage}
				messages={messages.job}
				playable={page.playable}
				shared={sharedPage(view, messages.job)}
				companyPage={companyPage}
				closed={closed}
				codeLink={page.codeLink}
				poweredBy={page.poweredBy}
			>
				{view.takesApplications && !closed && <ApplySection setup={applicationSetup(page)} language={page.locale} />}
			</JobArticle>
		</>
	);
}
