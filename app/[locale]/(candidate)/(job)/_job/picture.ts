import type { JobView } from "@/lib/job/view";
import { pictureAnswer } from "../../_social/answer";
import type { PictureTexts } from "../../_social/draw";
import { type JobPageData, type JobParams, loadJobPage } from "./load";

/** The job at a glance: kind of work and place, where they are known. */
const factsOf = ({ jobType, place }: JobView, { job }: JobPageData["messages"]) =>
	[jobType, place.remote && job.LABEL_REMOTE, place.city].filter(Boolean).join(" · ");

/** The job's texts; where there is no title, or none that can be drawn, its company's name. */
function textsOf({ view, messages }: JobPageData): PictureTexts[] {
	const { title, company, colours } = view;
	return [
		{ above: company.name, title, below: factsOf(view, messages), colours },
		{ above: "", title: company.name, below: "", colours },
	];
}

/** The picture that stands beside a shared link to a job, 1200 × 630; 404 for a job that isn't there. */
export async function jobPicture(params: JobParams): Promise<Response> {
	const page = await loadJobPage(params);
	if (!page) return new Response(null, { status: 404 });
	return pictureAnswer(...textsOf(page));
}
