import { answerIndex } from "@/lib/server/sitemap/answer";

export const dynamic = "force-dynamic";

/** The sitemap index, generated for every request. */
export const GET = (request: Request): Promise<Response> => answerIndex(request);
