import type { ReactNode } from "react";
import { SHARE_MESSAGES } from "@/components/shared/share-messages";
import { ShareRow } from "@/components/shared/share-row.client";
import { brandStyle } from "@/lib/brand/brand";
import { pickMessages } from "@/lib/i18n/pick-messages";
import { COMPANIES_PATH, companyPath } from "@/lib/job/address";
import type { CompanyView } from "@/lib/job/company-view";
import { filterOptions, type JobFilter } from "@/lib/job/job-filter";
import type { Shared } from "@/lib/job/share";
import { fill } from "@/lib/text/fill";
import { AboutCompany } from "./about-company";
import { Breadcrumb } from "./breadcrumb";
import { CompanyHeader } from "./company-header";
import { CompanyJobs } from "./company-jobs.client";
import { type CompanyMessages, typeNames } from "./company-messages";
import { FeatureList } from "./feature-list";
import { listedJobs } from "./listed-job";

interface Props {
	view: CompanyView;
	/** The filter in the address. */
	filter: JobFilter;
	language: string;
	/** Path prefix of the language. */
	prefix: string;
	messages: CompanyMessages;
	/** The address and texts for sharing. */
	shared: Shared;
	/** Link at the bottom to where a code is entered. */
	enterCode: ReactNode;
	/** Line at the bottom that names the product. */
	poweredBy: string;
}

const COLUMN = "mx-auto max-w-[60rem] px-4";

/** A company's public page: who it is, its open jobs, and what it offers. */
export function CompanyArticle({ view, filter, language, prefix, messages, shared, enterCode, poweredBy }: Props) {
	const { name, slug, colours, jobs, about, features, networks } = view;
	const listing = { language, prefix, isMobile: false, messages };
	return (
		<>
			<style>{brandStyle(colours)}</style>
			<Breadcrumb
				label={messages.breadcrumb}
				column={COLUMN}
				steps={[{ text: messages.companyList, href: `${prefix}${COMPANIES_PATH}` }]}
				here={name}
			/>
			<CompanyHeader view={view} language={language} column={COLUMN} />
			<main className={`${COLUMN} grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]`}>
				<section>
					<AboutCompany heading={fill(messages.aboutHeading, { company: name })} about={about} />
					<h2 className="mb-4 font-bold text-2xl text-ink">{messages.jobsHeading}</h2>
					{jobs.length > 0 ? (
						<CompanyJobs
							path={`${prefix}${companyPath(slug)}`}
							jobs={listedJobs(jobs, listing)}
							served={filter}
							options={filterOptions(jobs, language, typeNames(messages))}
							language={language}
							messages={messages}
						/>
					) : (
						<p className="rounded-xl border border-line px-4 py-8 text-center text-muted">
							{fill(messages.jobsNone, { company: name })}
						</p>
					)}
				</section>
				<div>
					<FeatureList heading={messages.featuresHeading} features={features} />
					{networks.length > 0 && (
						<ShareRow networks={networks} shared={shared} messages={pickMessages(messages, SHARE_MESSAGES)} />
					)}
				</div>
			</main>
			<footer className="flex flex-col items-center px-4 py-8 text-center text-muted text-sm">
				{enterCode}
				{poweredBy}
			</footer>
		</>
	);
}
