import { loadJobPage } from "../load";
import { drawJobPicture } from "./draw";

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Context {
	params: Promise<{ locale: string; code: string }>;
}

/** The picture that stands beside a shared link to a job, 1200 × 630. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
	const { locale, code } = await params;
	const page = await loadJobPage(code, locale);
	return page ? drawJobPicture(page.view) : new Response(null, { status: 404 });
}
