import type { Metadata } from "next";
import { ApplySection } from "@/components/apply/apply-section";
import { JobArticle } from "@/components/job/job-article";
import { JobPostingScript } from "@/components/job/job-posting-script";
import type { Shared } from "@/lib/jobs/share";
import type { JobView } from "@/lib/jobs/view";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { applicationSetup } from "./apply-setup";
import { type JobPageData, type JobParams, loadJobPage } from "./load";
import { jobMetadata, missingMetadata } from "./metadata";
import { MissingJob } from "./missing-job";

interface Props {
	params: Promise<JobParams>;
}

/** Head of a job's page, however it is reached. */
export async function jobPageMetadata({ params }: Props): Promise<Metadata> {
	const named = await params;
	const page = await loadJobPage(named);
	return page ? jobMetadata(page) : missingMetadata(named.locale);
}

/** What the page is passed on with: its own address, and the words of the job. */
function sharedPage({ path, title, company }: JobView, words: JobPageData["words"]["job"]): Shared {
	return {
		url: `${env().siteOrigin}${path}`,
		text: words.SHARE_TEXT,
		subject: fill(words.SHARE_SUBJECT, { title: title || words.LABEL_UNTITLED, company: company.name }),
	};
}

/** A public job page, however it is reached: the job, and the form where it takes applications. */
export async function JobPage({ params }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	if (!page) return <MissingJob locale={named.locale} />;
	const { view, words } = page;
	return (
		<>
			<JobPostingScript view={view} />
			<JobArticle
				view={view}
				language={page.language}
				words={words.job}
				shared={sharedPage(view, words.job)}
				poweredBy={page.poweredBy}
			>
				{view.takesApplications && <ApplySection {...applicationSetup(page)} />}
			</JobArticle>
		</>
	);
}
