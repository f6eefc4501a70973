import type { JobParams } from "../../../_job/load";
import { jobPicture } from "../../../_job/picture";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The picture for shared links to this job. */
export const GET = async (_request: Request, { params }: { params: Promise<JobParams> }): Promise<Response> =>
	jobPicture(await params);
