import type { Metadata } from "next";
import { Suspense } from "react";
import { ApplySection } from "@/components/apply/apply-section";
import { JobArticle } from "@/components/job/job-article";
import { JobMissing, JobMissingScreen } from "@/components/job/job-missing";
import { JobPostingScript } from "@/components/job/job-posting-script";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { applicationSetup } from "./apply-setup";
import { loadJobPage } from "./load";
import { jobMetadata, missingMetadata } from "./metadata";

interface Props {
	params: Promise<{ locale: string; code: string }>;
}

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, code } = await params;
	const page = await loadJobPage(code, locale);
	return page ? jobMetadata(page) : missingMetadata(locale);
}

export default async function JobPage({ params }: Props) {
	const { locale, code } = await params;
	const page = await loadJobPage(code, locale);
	if (!page) {
		const messages = await loadMessages(localeOf(locale));
		return (
			<Suspense fallback={<JobMissingScreen words={messages.oops} />}>
				<JobMissing />
			</Suspense>
		);
	}
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
