import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JobView } from "@/lib/jobs/view";
import { log } from "@/lib/server/log";
import { type JobPageData, type JobParams, loadJobPage } from "../load";
import { drawPicture, type PictureTexts } from "./draw";

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, for jobs that can't be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

/** The job at a glance: kind of work and place, where they are known. */
const factsOf = ({ jobType, place }: JobView, { job }: JobPageData["words"]) =>
	[jobType, place.remote && job.LABEL_REMOTE, place.city].filter(Boolean).join(" · ");

/** A job without a title is drawn with its company's name. */
function textsOf({ view, words }: JobPageData): PictureTexts {
	const { title, company, colours } = view;
	if (!title) return { above: "", title: company.name, below: "", colours };
	return { above: company.name, title, below: factsOf(view, words), colours };
}

/** The picture that stands beside a shared link to a job, 1200 × 630; 404 for a job that isn't there. */
export async function jobPicture(params: JobParams): Promise<Response> {
	const page = await loadJobPage(params);
	if (!page) return new Response(null, { status: 404 });
	const drawn = await drawPicture(textsOf(page)).catch((error: unknown) => {
		log().warn({ failure: error instanceof Error ? error.name : "unknown" }, "a picture could not be drawn");
		return null;
	});
	return new Response(drawn ?? new Uint8Array(await ourPicture()), { headers: HEADERS });
}
