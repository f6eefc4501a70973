import { answerIndex } from "@/lib/server/sitemap/answer";

export const dynamic = "force-dynamic";

/** The list of sitemaps, made anew for every request. */
export const GET = (request: Request): Promise<Response> => answerIndex(request);
