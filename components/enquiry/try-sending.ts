import { type SentEnquiry, sendEnquiry } from "@/lib/api-client/send-enquiry";
import { attemptKey } from "@/lib/browser/attempt-key";
import { untilTrusted } from "@/lib/browser/until-trusted";
import { DRAFT_PREFIX } from "@/lib/enquiry/draft";
import { type EnquiryOutcome, outcomeOf } from "@/lib/enquiry/outcome";

/** Sends a request. Never rejects: what breaks on the way there is our fault, and the form must not wait for it. */
export async function trySending(
	request: Pick<SentEnquiry, "kind" | "values" | "trap" | "locale">,
): Promise<EnquiryOutcome> {
	const { kind, values } = request;
	try {
		await untilTrusted();
		const key = attemptKey(DRAFT_PREFIX + kind, JSON.stringify(values));
		return await sendEnquiry({ ...request, waitedMs: performance.now(), key });
	} catch {
		return outcomeOf(kind, 500, {});
	}
}
