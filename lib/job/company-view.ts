import type { z } from "zod";
import { type BrandColours, brandColours } from "@/lib/contract/brand-colours";
import { parseCode } from "@/lib/contract/code";
import { isHexColour } from "@/lib/contract/colour";
import { mediaUrl, webPage } from "@/lib/contract/media-url";
import type { companyDetail } from "@/lib/contract/schemas/company";
import { readSlug } from "@/lib/contract/slug";
import { plainLine, plainParagraphs } from "@/lib/text/plain";
import type { JobAddress } from "./address";
import { type DueDate, readDueDate } from "./due-date";
import { jobTypes } from "./job-filter";
import { type Network, readNetworks } from "./share";
import { isClosed } from "./view";

type CompanyDetail = z.output<typeof companyDetail>;

/** An open job on its company's page. */
export interface CompanyJob {
	id: string;
	title: string;
	/** The kind of work as the company writes it. */
	jobType: string;
	/** The types under which the filter finds it. */
	types: readonly string[];
	city: string;
	due: DueDate | null;
	/** The job's page; a job with neither slug nor code has none. */
	address: JobAddress | undefined;
}

/** What a company's page shows, parsed once from the host's answer: texts cleaned, links checked. */
export interface CompanyView {
	/** The slug as the host writes it, so that the page has one address. */
	slug: string;
	/** The slug replaces a name that the host does not know. */
	name: string;
	website: string | undefined;
	logo: string | undefined;
	city: string;
	/** ISO 3166-1 alpha-2 in capitals, or the country as the host names it. */
	country: string;
	colours: BrandColours;
	backgroundImage: string | undefined;
	/** What the company says of itself, by paragraphs. */
	about: readonly string[];
	features: readonly string[];
	/** Networks on the page's share buttons. */
	networks: readonly Network[];
	/** Jobs whose due date isn't over. */
	jobs: readonly CompanyJob[];
	/** True if search engines must not list the page. */
	isUnlisted: boolean;
	/** True for a recruiter's preview, which is in a frame. */
	isPreview: boolean;
}

function readAddress(job: CompanyDetail["jobs"][number], company: string): JobAddress | undefined {
	const slug = readSlug(job.slug);
	if (slug) return { by: "slugs", company, job: slug };
	const code = parseCode(job.open_code ?? "")?.code;
	return code ? { by: "code", code } : undefined;
}

function readJobs({ jobs }: CompanyDetail, company: string, now: Date): CompanyJob[] {
	const byId = new Map(jobs.map((job) => [job.id, job]));
	return [...byId.values()]
		.map((job) => ({
			id: job.id,
			title: plainLine(job.title),
			jobType: plainLine(job.jobType),
			types: jobTypes(plainLine(job.jobType)),
			city: plainLine(job.city),
			due: readDueDate(job.due_date, job.timezone),
			address: readAddress(job, company),
		}))
		.filter((job) => !isClosed(job, now));
}

/** The earliest due date; until then the page's list of jobs is correct. Null if no job has one. */
export function firstDue({ jobs }: Pick<CompanyView, "jobs">): DueDate | null {
	const dues = jobs.flatMap(({ due }) => due ?? []);
	return dues.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime())[0] ?? null;
}

function readCountry(country: string | undefined): string {
	const name = plainLine(country);
	return /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : name;
}

/** The page's own colour if the company has set one, else its brand colour. */
function readColours({ color, company }: CompanyDetail): BrandColours {
	return brandColours(isHexColour(color) ? color : company.brand_color, company.font_color);
}

/**
 * Parses a company for its page under `slug`, used if the host names none, at the moment `now`; `ours` are the configured
 * hosts' origins, whose pictures are allowed besides those on public https hosts.
 */
export function companyView(detail: CompanyDetail, slug: string, ours: readonly string[], now: Date): CompanyView {
	const { company, features, social_media: networks, backgroundImage } = detail;
	const own = readSlug(company.slug) ?? slug;
	return {
		slug: own,
		name: plainLine(company.title) || own,
		website: webPage(company.website),
		logo: mediaUrl(company.logoUrl, ours),
		city: plainLine(company.city),
		country: readCountry(company.country),
		colours: readColours(detail),
		backgroundImage: mediaUrl(backgroundImage, ours),
		about: [...new Set(plainParagraphs(detail.about))],
		features: [...new Set(features.map(plainLine))].filter(Boolean),
		networks: readNetworks(networks.length > 0 ? networks : company.social_media),
		isUnlisted: detail.unlisted,
		isPreview: detail.preview,
		jobs: readJobs(detail, own, now),
	};
}
