import "server-only";
import { SAMPLE_BYTES } from "@/lib/interview-code/check/speed";
import { capped } from "./api-proxy/body";
import { HostFailure } from "./host-failure";
import { bodyOf } from "./incoming-request";
import { refuse } from "./refusal";
import { isSameOrigin } from "./same-origin";

/** Receives a speed measurement's sample, reads it to its end, and discards it unread and unstored. */
export async function takeSample(request: Request): Promise<Response> {
	const { headers } = request;
	if (!isSameOrigin(headers)) return refuse("cross_origin");
	if (Number(headers.get("content-length") ?? 0) > SAMPLE_BYTES) return refuse("body_too_large");
	try {
		for await (const _ of capped(bodyOf(request), SAMPLE_BYTES));
	} catch (error) {
		return refuse(error instanceof HostFailure && error.code === "body_too_large" ? error.code : "malformed_body");
	}
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
