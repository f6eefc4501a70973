import { answerFeed } from "@/lib/server/feed/answer";

export const dynamic = "force-dynamic";

/** An XML feed of open jobs for job boards, streamed. */
export const GET = async (request: Request, { params }: { params: Promise<{ name: string[] }> }): Promise<Response> =>
	answerFeed((await params).name, request);
