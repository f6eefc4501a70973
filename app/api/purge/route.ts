import { purge } from "@/lib/server/purge";

export const dynamic = "force-dynamic";

/** Lets hosts remove a changed job from the cache. */
export const POST = (request: Request): Promise<Response> => purge(request);
