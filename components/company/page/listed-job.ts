import { jobPath, mobilePath } from "@/lib/job/address";
import type { CompanyJob } from "@/lib/job/company-view";
import { type CompanyMessages, dueText } from "./company-messages";

/** An open job as its card shows it: plain texts, written on the server so that browsers can't differ. */
export interface ListedJob {
	id: string;
	title: string;
	jobType: string;
	types: readonly string[];
	city: string;
	due: { day: string; iso: string; text: string } | null;
	/** The address of the job's page; without it the card has no link. */
	href: string | undefined;
}

/** The targets and the language of the cards. */
interface Listing {
	language: string;
	/** Path prefix of the language. */
	prefix: string;
	/** True inside an app's web view. */
	isMobile: boolean;
	messages: CompanyMessages;
}

function hrefOf({ address }: CompanyJob, { prefix, isMobile }: Listing): string | undefined {
	if (!address) return undefined;
	const isBySlugs = address.by === "slugs";
	return prefix + (isMobile && isBySlugs ? mobilePath(address.company, address.job) : jobPath(address));
}

/** Makes jobs ready to be listed. */
export const listedJobs = (jobs: readonly CompanyJob[], listing: Listing): ListedJob[] =>
	jobs.map((job) => ({
		id: job.id,
		title: job.title || listing.messages.jobUntitled,
		jobType: job.jobType,
		types: job.types,
		city: job.city,
		due: job.due && {
			day: job.due.day,
			iso: job.due.iso,
			text: dueText(job.due, listing.language, listing.messages),
		},
		href: hrefOf(job, listing),
	}));
