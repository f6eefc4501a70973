import { takeSample } from "@/lib/server/take-sample";

export const dynamic = "force-dynamic";

/** Receives the bytes with which a browser measures its upload speed. */
export const POST = (request: Request): Promise<Response> => takeSample(request);
