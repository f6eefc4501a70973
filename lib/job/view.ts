import { type BrandColours, brandColours } from "@/lib/contract/brand-colours";
import { parseCode, regionOf } from "@/lib/contract/code";
import { isHexColour } from "@/lib/contract/colour";
import { mediaUrl, webPage } from "@/lib/contract/media-url";
import type { JobDetail } from "@/lib/contract/schemas/job";
import { readSlug } from "@/lib/contract/slug";
import { plainLine } from "@/lib/text/plain";
import { type JobAddress, jobPath, regionOfJob } from "./address";
import { type DueDate, readDueDate, readMoment } from "./due-date";
import { readPay, type Salary, type SalaryRange } from "./read-salary";
import { type Network, readNetworks } from "./share";

/** Where work is done; unknown parts are empty, and the country has two letters. */
export interface Place {
	city: string;
	region: string;
	country: string;
}

/** What a job page shows, parsed once from the host's answer: texts cleaned, links checked, flags named. */
export interface JobView {
	id: string;
	/** The job's open code; empty if neither the host nor the address names it. */
	code: string;
	/** Path of this page. */
	path: string;
	/** Path of the job's canonical page. */
	canonicalPath: string;
	title: string;
	jobType: string;
	/** The job's own language (BCP 47), if the host names it. */
	language: string | undefined;
	company: {
		id: string;
		/** The same as the host writes it, for recorded events. */
		recordId: string | number;
		name: string;
		website: string | undefined;
		logo: string | undefined;
		/** Slug of its public page, if it has one. */
		slug: string | undefined;
	};
	colours: BrandColours;
	headerImage: string | undefined;
	/** Colour behind the page's column. */
	background: string | undefined;
	due: DueDate | null;
	/** The company closed the job, whatever its due date says. */
	closedEarly: boolean;
	showsDueDate: boolean;
	publishedOn: string | null;
	/** Where the work is done; other places come after the first one. */
	places: readonly Place[];
	remote: boolean;
	hybrid: boolean;
	department: string;
	salary: Salary | undefined;
	/** Pay of a job with several ranges, which has no `salary` then. */
	salaryRanges: readonly SalaryRange[];
	/** Rich text as the host sent it; it must be sanitised before it is shown. */
	about: string;
	responsibility: string;
	requirement: string;
	video: { url: string; id: string | number; captions: string | undefined } | undefined;
	/** Networks on the page's share buttons. */
	networks: readonly Network[];
	callToAction: string;
	/** True if the page shows the application form. */
	takesApplications: boolean;
	/** True if the company asked for structured data for this job. */
	listed: boolean;
	/** True if search engines must not list the page. */
	isUnlisted: boolean;
	/** True for a recruiter's preview, which takes no applications. */
	isPreview: boolean;
}

/** Maximum length of a language tag, in characters. */
const LONGEST_TAG = 35;

/** A language tag that this runtime can format dates and amounts in; any other would throw there. */
export function readLanguage(tag: string | undefined): string | undefined {
	if (!tag || tag.length > LONGEST_TAG) return undefined;
	try {
		return Intl.getCanonicalLocales(tag)[0];
	} catch {
		return undefined;
	}
}

/** The slugs of a job and its company. */
interface Slugs {
	company: string | undefined;
	/** The job's own address by slugs, which requires both. */
	job: Extract<JobAddress, { by: "slugs" }> | undefined;
}

/**
 * The slugs of the job and its company, from the host's answer or else from the address. Pages by slugs belong to the main
 * region, so a job of the EU region has none.
 */
export function slugsOf({ company, job }: JobDetail, address: JobAddress): Slugs {
	const isEu = regionOf(job.open_code) === "eu" || regionOfJob(address) === "eu";
	if (isEu) return { company: undefined, job: undefined };
	const own = { company: readSlug(company?.slug), job: readSlug(job.slug) };
	if (own.company && own.job) return { company: own.company, job: { by: "slugs", company: own.company, job: own.job } };
	return address.by === "slugs" ? { company: address.company, job: address } : { company: own.company, job: undefined };
}

function readCompany(detail: JobDetail, slug: string | undefined, ours: readonly string[]): JobView["company"] {
	const { company } = detail;
	return {
		slug,
		id: String(company?.id ?? ""),
		recordId: company?.id ?? "",
		name: plainLine(company?.title),
		website: webPage(company?.website),
		logo: mediaUrl(company?.logoUrl, ours),
	};
}

function readPlace({ city, region, country }: Pick<JobDetail["job"], "city" | "region" | "country">): Place {
	const code = plainLine(country).toUpperCase();
	return { city: plainLine(city), region: plainLine(region), country: /^[A-Z]{2}$/.test(code) ? code : "" };
}

/** Maximum number of shown places per job. */
const MOST_PLACES = 50;

const readPlaces = ({ job }: JobDetail): Place[] =>
	[job, ...job.other_places.slice(0, MOST_PLACES - 1)]
		.map(readPlace)
		.filter((place) => Object.values(place).some((part) => part !== ""));

function readVideo({ job }: JobDetail, ours: readonly string[]): JobView["video"] {
	const url = mediaUrl(job.introduction_video?.job_video_url, ours);
	if (!url) return undefined;
	const { job_video_id: id, captions_url: captions } = job.introduction_video ?? {};
	return { url, id: typeof id === "number" ? id : plainLine(id ?? "") || url, captions: mediaUrl(captions, ours) };
}

/** A page by slugs uses the company's list of networks if the host provides one, any other page the job's. */
function networksOf({ company, job }: JobDetail, address: JobAddress): Network[] {
	const own = company?.social_media ?? [];
	return readNetworks(address.by === "slugs" && own.length > 0 ? own : job.social_media);
}

/** Whether the job's last day is over, or the company closed it. */
export const isClosed = ({ due, closedEarly }: Pick<JobView, "due"> & Partial<JobView>, now: Date): boolean =>
	closedEarly === true || (due !== null && due.endsAt < now);

/**
 * Parses a job detail for its page at `address`, whose code or slugs are used if the host names none; `ours` are the
 * configured hosts' origins, whose pictures are allowed besides those on public https hosts.
 */
export function jobView(detail: JobDetail, address: JobAddress, ours: readonly string[]): JobView {
	const { job } = detail;
	const code = parseCode(job.open_code ?? "")?.code ?? (address.by === "code" ? address.code : "");
	const own: JobAddress = address.by === "code" ? { by: "code", code } : address;
	const slugs = slugsOf(detail, address);
	return {
		id: job.id,
		code,
		path: jobPath(own),
		canonicalPath: jobPath(slugs.job ?? own),
		title: plainLine(job.title),
		jobType: plainLine(job.jobType),
		language: readLanguage(job.language),
		company: readCompany(detail, slugs.company, ours),
		colours: brandColours(detail.company?.brand_color, detail.company?.font_color),
		headerImage: mediaUrl(job.header_image, ours),
		background: isHexColour(job.background) ? job.background.toLowerCase() : undefined,
		due: readDueDate(job.due_date, job.timezone),
		closedEarly: job.closed,
		showsDueDate: detail.show_due_date,
		publishedOn: readMoment(job.published_at),
		places: readPlaces(detail),
		remote: job.remote,
		hybrid: job.hybrid && !job.remote,
		department: plainLine(job.department),
		...readPay(detail),
		about: job.aboutDescription ?? "",
		responsibility: job.responsibility ?? "",
		requirement: job.requirement ?? "",
		video: readVideo(detail, ours),
		networks: networksOf(detail, address),
		callToAction: plainLine(detail.call_action_message),
		takesApplications: detail.invite,
		listed: detail.google_job_ids.includes(job.id),
		isUnlisted: job.unlisted || detail.preview,
		isPreview: detail.preview,
	};
}
