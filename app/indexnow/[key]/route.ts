import { answerKey } from "@/lib/server/indexnow/answer";

export const dynamic = "force-dynamic";

/** `/{key}.txt`, by which search engines see that who sends them addresses is the site. */
export const GET = async (_request: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> =>
	answerKey((await params).key);
