import { countViolation } from "@/lib/server/count-violation";

export const dynamic = "force-dynamic";

/** Counts a browser's report about a violation of a page's policy. */
export const POST = (request: Request): Promise<Response> => countViolation(request);
