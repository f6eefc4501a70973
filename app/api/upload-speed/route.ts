import { takeSample } from "@/lib/server/take-sample";

export const dynamic = "force-dynamic";

/** Takes the bytes by which a browser measures how fast it uploads. */
export const POST = (request: Request): Promise<Response> => takeSample(request);
