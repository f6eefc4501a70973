import { jobTags } from "@/lib/job/tag";
import type { JobView } from "@/lib/job/view";
import { tagPicture } from "@/lib/server/tag-picture";
import { pictureAnswer } from "../../_social/answer";
import type { PictureTexts } from "../../_social/draw";
import { addressIn, type JobPageData, type JobParams, loadJobPage } from "./load";

/** The kind of work and the place, if known. */
const factsOf = ({ jobType, remote, places }: JobView, { job }: JobPageData["messages"]) =>
	[jobType, remote && job.LABEL_REMOTE, places[0]?.city].filter(Boolean).join(" · ");

/** The job's texts; the company's name replaces a title that is missing or can't be drawn. */
function textsOf({ view, messages }: JobPageData): PictureTexts[] {
	const { title, company, colours } = view;
	return [
		{ above: company.name, title, below: factsOf(view, messages), colours },
		{ above: "", title: company.name, below: "", colours },
	];
}

/** The picture for shared links to a job, 1200 × 630; 404 if the job doesn't exist. */
export async function jobPicture(params: JobParams): Promise<Response> {
	const address = addressIn(params);
	if (address) await tagPicture(jobTags(address));
	const page = await loadJobPage(params);
	if (!page) return new Response(null, { status: 404 });
	return pictureAnswer(...textsOf(page));
}
