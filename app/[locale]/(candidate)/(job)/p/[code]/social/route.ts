import type { JobParams } from "../../../_job/load";
import { jobPicture } from "../../../_job/picture";

export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The picture that stands beside a shared link to this job. */
export const GET = async (_request: Request, { params }: { params: Promise<JobParams> }): Promise<Response> =>
	jobPicture(await params);
