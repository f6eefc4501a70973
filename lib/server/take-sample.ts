import "server-only";
import { SAMPLE_BYTES } from "@/lib/interview-code/check/speed";
import { refuse } from "./refusal";
import { isSameOrigin } from "./same-origin";

/** Whether a body ends within a sample's size. The bytes are discarded. */
async function fits(body: NonNullable<Request["body"]>): Promise<boolean> {
	const reader = body.getReader();
	let size = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return true;
		size += value.length;
		if (size > SAMPLE_BYTES) {
			await reader.cancel();
			return false;
		}
	}
}

/** Receives a speed measurement's sample, reads it to its end, and discards it unread and unstored. */
export async function takeSample({ headers, body }: Request): Promise<Response> {
	if (!isSameOrigin(headers)) return refuse("cross_origin");
	if (Number(headers.get("content-length") ?? 0) > SAMPLE_BYTES) return refuse("body_too_large");
	try {
		if (!body || (await fits(body)))
			return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
		return refuse("body_too_large");
	} catch {
		return refuse("malformed_body");
	}
}
