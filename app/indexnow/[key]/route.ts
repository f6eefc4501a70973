import { answerKey } from "@/lib/server/indexnow/answer";

export const dynamic = "force-dynamic";

/** `/{key}.txt`, which proves to search engines that submitted addresses come from this site. */
export const GET = async (_request: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> =>
	answerKey((await params).key);
