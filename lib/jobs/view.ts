import { parseCode } from "@/lib/contract/code";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { plainLine } from "@/lib/text/plain";
import { type BrandColours, brandColours } from "./brand";
import { isHexColour } from "./colour";
import { type DueDate, readDueDate, readMoment } from "./due-date";
import { mediaUrl, webPage } from "./media-url";

/** What a job page shows, read once from the host's answer: texts cleaned, links checked, flags named. */
export interface JobView {
	id: string;
	code: string;
	title: string;
	jobType: string;
	/** The job's own language (BCP 47) where the host names it. */
	language: string | undefined;
	company: { id: string; name: string; website: string | undefined; logo: string | undefined };
	colours: BrandColours;
	headerImage: string | undefined;
	/** Colour behind the page's column. */
	background: string | undefined;
	due: DueDate | null;
	showsDueDate: boolean;
	publishedOn: string | null;
	place: { city: string; country: string; remote: boolean };
	salary: { currency: string; min?: number; max?: number; unit?: string } | undefined;
	/** Rich text as the host sent it; to be sanitised before it is shown. */
	about: string;
	responsibility: string;
	requirement: string;
	video: { url: string; id: string } | undefined;
	callToAction: string;
	/** True when the page shows the application form. */
	takesApplications: boolean;
	/** True when the company asked for structured data for this job. */
	listed: boolean;
}

/** Longest language tag that is read, characters. */
const LONGEST_TAG = 35;

/** A language tag that this runtime can format dates and sums by; anything else would throw there. */
function readLanguage(tag: string | undefined): string | undefined {
	if (!tag || tag.length > LONGEST_TAG) return undefined;
	try {
		return Intl.getCanonicalLocales(tag)[0];
	} catch {
		return undefined;
	}
}

function readCompany(detail: JobDetail, ours: readonly string[]): JobView["company"] {
	const { company } = detail;
	return {
		id: company?.id ?? "",
		name: plainLine(company?.title),
		website: webPage(company?.website),
		logo: mediaUrl(company?.logoUrl, ours),
	};
}

function readPlace({ job }: JobDetail): JobView["place"] {
	const country = plainLine(job.country).toUpperCase();
	return {
		city: plainLine(job.city),
		country: /^[A-Z]{2}$/.test(country) ? country : "",
		remote: job.remote,
	};
}

function readSalary({ job: { salary } }: JobDetail): JobView["salary"] {
	if (!salary || !/^[a-z]{3}$/i.test(salary.currency)) return undefined;
	return salary.min === undefined && salary.max === undefined ? undefined : salary;
}

function readVideo({ job }: JobDetail, ours: readonly string[]): JobView["video"] {
	const url = mediaUrl(job.introduction_video?.job_video_url, ours);
	return url ? { url, id: plainLine(job.introduction_video?.job_video_id) || url } : undefined;
}

/** Whether the job's last day is over. */
export const isClosed = ({ due }: Pick<JobView, "due">, now: Date): boolean => due !== null && due.endsAt < now;

/**
 * Reads a job detail for its page. `code` is the open code of the address, used where the host names none;
 * `ours` are the configured hosts' origins, whose pictures are taken besides those on public https hosts.
 */
export function jobView(detail: JobDetail, code: string, ours: readonly string[]): JobView {
	const { job } = detail;
	return {
		id: job.id,
		code: parseCode(job.open_code ?? "")?.code ?? code,
		title: plainLine(job.title),
		jobType: plainLine(job.jobType),
		language: readLanguage(job.language),
		company: readCompany(detail, ours),
		colours: brandColours(detail.company?.brand_color, detail.company?.font_color),
		headerImage: mediaUrl(job.header_image, ours),
		background: isHexColour(job.background) ? job.background.toLowerCase() : undefined,
		due: readDueDate(job.due_date, job.timezone),
		showsDueDate: detail.show_due_date,
		publishedOn: readMoment(job.published_at),
		place: readPlace(detail),
		salary: readSalary(detail),
		about: job.aboutDescription ?? "",
		responsibility: job.responsibility ?? "",
		requirement: job.requirement ?? "",
		video: readVideo(detail, ours),
		callToAction: plainLine(detail.call_action_message),
		takesApplications: detail.invite,
		listed: detail.google_job_ids.includes(job.id),
	};
}
