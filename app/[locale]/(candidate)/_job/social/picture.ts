import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type JobParams, loadJobPage } from "../load";
import { drawJobPicture } from "./draw";

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, for jobs that can't be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

/** The picture that stands beside a shared link to a job, 1200 × 630; 404 for a job that isn't there. */
export async function jobPicture(params: JobParams): Promise<Response> {
	const page = await loadJobPage(params);
	if (!page) return new Response(null, { status: 404 });
	const drawn = await drawJobPicture(page.view);
	const bytes = drawn ? await drawn.arrayBuffer() : new Uint8Array(await ourPicture());
	return new Response(bytes, { headers: HEADERS });
}
