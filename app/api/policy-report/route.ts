import { countViolation } from "@/lib/server/count-violation";

export const dynamic = "force-dynamic";

/** Counts a browser's report of what a page's policy has refused. */
export const POST = (request: Request): Promise<Response> => countViolation(request);
