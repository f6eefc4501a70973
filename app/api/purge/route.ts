import { purge } from "@/lib/server/purge";

export const dynamic = "force-dynamic";

/** For the hosts: drops what is kept of a job that has changed. */
export const POST = (request: Request): Promise<Response> => purge(request);
