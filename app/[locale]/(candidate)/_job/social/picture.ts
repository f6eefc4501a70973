import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { JobView } from "@/lib/jobs/view";
import { type JobPageData, type JobParams, loadJobPage } from "../load";
import { drawPicture } from "./draw";

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, for jobs that can't be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

/** The job at a glance: kind of work and place, where they are known. */
const factsOf = ({ jobType, place }: JobView, { job }: JobPageData["words"]) =>
	[jobType, place.remote && job.LABEL_REMOTE, place.city].filter(Boolean).join(" · ");

/** The picture that stands beside a shared link to a job, 1200 × 630; 404 for a job that isn't there. */
export async function jobPicture(params: JobParams): Promise<Response> {
	const page = await loadJobPage(params);
	if (!page) return new Response(null, { status: 404 });
	const { view, words } = page;
	const { title, company, colours } = view;
	const drawn = title
		? await drawPicture({ above: company.name, title, below: factsOf(view, words), colours })
		: await drawPicture({ above: "", title: company.name, below: "", colours });
	return new Response(drawn ?? new Uint8Array(await ourPicture()), { headers: HEADERS });
}
