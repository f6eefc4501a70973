import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadJobPage } from "../load";
import { drawJobPicture } from "./draw";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Context {
	params: Promise<{ locale: string; code: string }>;
}

const HEADERS = { "content-type": "image/png", "cache-control": "public, max-age=0, s-maxage=3600" };

/** The site's own picture, for jobs that can't be drawn. */
const ourPicture = () => readFile(join(process.cwd(), "public/social.png"));

/** The picture that stands beside a shared link to a job, 1200 × 630. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
	const { locale, code } = await params;
	const page = await loadJobPage(code, locale);
	if (!page) return new Response(null, { status: 404 });
	const drawn = await drawJobPicture(page.view);
	const bytes = drawn ? await drawn.arrayBuffer() : new Uint8Array(await ourPicture());
	return new Response(bytes, { headers: HEADERS });
}
