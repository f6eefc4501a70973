import { answerPart } from "@/lib/server/sitemap/answer";

export const dynamic = "force-dynamic";

/** One sitemap, streamed from the hosts' lists. */
export const GET = async (request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> =>
	answerPart((await params).name, request);
