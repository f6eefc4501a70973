import type { Metadata } from "next";
import { ApplySection } from "@/components/apply/apply-section";
import { JobArticle } from "@/components/job/job-article";
import { JobPostingScript } from "@/components/job/job-posting-script";
import { applicationSetup } from "./apply-setup";
import { type JobParams, loadJobPage } from "./load";
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

/** A public job page, however it is reached: the job, and the form where it takes applications. */
export async function JobPage({ params }: Props) {
	const named = await params;
	const page = await loadJobPage(named);
	if (!page) return <MissingJob locale={named.locale} />;
	const { view, words } = page;
	return (
		<>
			<JobPostingScript view={view} />
			<JobArticle view={view} language={page.language} words={words.job} poweredBy={page.poweredBy}>
				{view.takesApplications && <ApplySection {...applicationSetup(page)} />}
			</JobArticle>
		</>
	);
}
