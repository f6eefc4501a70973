import { type BrandColours, brandColours } from "@/lib/brand/brand";
import { isHexColour } from "@/lib/brand/colour";
import { mediaUrl } from "@/lib/brand/media-url";
import { parseCode } from "@/lib/contract/code";
import type { DocumentRequest } from "@/lib/contract/schemas/document-request";
import { plainLine } from "@/lib/text/plain";
import { type DueDate, readDueDate } from "../job/due-date";
import { readLanguage } from "../job/view";
import type { RequestStep } from "./address";

/** What the pages of a document request show, read once from the host's answer. */
export interface RequestView {
	hash: string;
	job: {
		id: string;
		/** Its open code, by which the region of uploads and link checks is known; empty where the host names none. */
		code: string;
		title: string;
		jobType: string;
	};
	company: { id: string; name: string; logo: string | undefined };
	/** The candidate's name, where the host tells. */
	candidate: string;
	colours: BrandColours;
	/** Colour behind the page's column. */
	background: string | undefined;
	/** The job's own language (BCP 47) where the host names it. */
	language: string | undefined;
	/** The last day on which documents may be sent. */
	due: DueDate | null;
	showsDueDate: boolean;
	isSubmitted: boolean;
}

/** Reads a document request for its pages; `ours` are the configured hosts' origins, whose pictures are taken too. */
export function requestView(hash: string, request: DocumentRequest, ours: readonly string[]): RequestView {
	const { job, company, candidate } = request;
	return {
		hash,
		job: {
			id: job.id,
			code: parseCode(job.open_code ?? "")?.code ?? "",
			title: plainLine(job.title),
			jobType: plainLine(job.jobType),
		},
		company: { id: String(company?.id ?? ""), name: plainLine(company?.title), logo: mediaUrl(company?.logoUrl, ours) },
		candidate: plainLine(candidate?.fullname),
		colours: brandColours(company?.brand_color, company?.font_color),
		background: isHexColour(job.background) ? job.background.toLowerCase() : undefined,
		language: readLanguage(job.language),
		due: readDueDate(request.due_date_doc, job.timezone),
		showsDueDate: request.show_due_date,
		isSubmitted: request.submitted_document,
	};
}

/** Company and job in one line, as they are known. */
export const requestName = ({ company, job }: RequestView): string =>
	[company.name, job.title].filter(Boolean).join(" - ");

/**
 * The page of a request that a visitor belongs on: the finish page once documents came in, and after the last day, in
 * the job's time zone, the one that says so. Ten minutes' grace for what was sent at the last moment is the host's to give.
 */
export function stepOf({ isSubmitted, due }: Pick<RequestView, "isSubmitted" | "due">, now: Date): RequestStep {
	if (isSubmitted) return "finish";
	return due && due.endsAt < now ? "expired" : "upload";
}
