import { type BrandColours, brandColours } from "@/lib/contract/brand-colours";
import { parseCode } from "@/lib/contract/code";
import { isHexColour } from "@/lib/contract/colour";
import { mediaUrl } from "@/lib/contract/media-url";
import type { DocumentRequest } from "@/lib/contract/schemas/document-request";
import { plainLine } from "@/lib/text/plain";
import { type DueDate, readDueDate } from "../job/due-date";
import { readLanguage } from "../job/view";
import type { RequestStep } from "./address";

/** What the pages of a document request show, parsed from the host's answer. */
export interface RequestView {
	hash: string;
	job: {
		id: string;
		/** Its open code, which decides the region of uploads and link checks; empty if the host names none. */
		code: string;
		title: string;
		jobType: string;
	};
	company: { id: string; name: string; logo: string | undefined };
	/** The candidate's name, if the host provides it. */
	candidate: string;
	colours: BrandColours;
	/** Colour behind the page's column. */
	background: string | undefined;
	/** The job's own language (BCP 47), if the host names it. */
	language: string | undefined;
	/** The last day for sending documents. */
	due: DueDate | null;
	showsDueDate: boolean;
	isSubmitted: boolean;
}

/** Parses a document request for its pages; `ours` are the configured hosts' origins, whose pictures are allowed too. */
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

/** Company and job on one line, if known. */
export const requestName = ({ company, job }: RequestView): string =>
	[company.name, job.title].filter(Boolean).join(" - ");

/**
 * The page of a request that a visitor belongs on: the finish page once documents have arrived, and the page after the
 * deadline once the last day has passed in the job's time zone. The ten minutes of grace for late submissions are up to the
 * host.
 */
export function stepOf({ isSubmitted, due }: Pick<RequestView, "isSubmitted" | "due">, now: Date): RequestStep {
	if (isSubmitted) return "finish";
	return due && due.endsAt < now ? "expired" : "upload";
}
