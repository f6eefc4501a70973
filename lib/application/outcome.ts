import type { SentApplication } from "./kept-result";

/** The job's settings that decide what follows a sent application. */
export interface FollowUp {
	/** 0: straight to the interview; 2: a "received" screen; anything else: the success dialog. */
	delayStart: number | undefined;
	/** 1 desktop only, 2 mobile only, anything else both. */
	deviceType: number | undefined;
}

/** Where the interview can be done. */
export type Audience = "any" | "mobile" | "desktop";

/** What the candidate sees next. */
export type Outcome =
	| { kind: "no-assessment" }
	| { kind: "redirect"; url: string; audience: Audience }
	| { kind: "received" }
	| { kind: "unanswered"; contact: string | undefined }
	| { kind: "success"; audience: Audience };

/** What the host took, and answered. */
type Taken = Pick<SentApplication, "result" | "unanswered">;

/**
 * What follows an application that the host took: no assessment wins, then `delay_start`. Without a link
 * that may be followed the success screen stands in for the redirect, so that the code is never lost. Of a lost answer
 * nothing is known, and only where no code would be shown anyway it makes no difference.
 */
export function outcomeOf({ result, unanswered }: Taken, { delayStart, deviceType }: FollowUp): Outcome {
	if (unanswered && delayStart !== 2) return { kind: "unanswered", contact: unanswered.contact };
	if (result.assesment_not_available) return { kind: "no-assessment" };
	const audience = deviceType === 1 ? "desktop" : deviceType === 2 ? "mobile" : "any";
	if (delayStart === 0 && result.url) return { kind: "redirect", url: result.url, audience };
	if (delayStart === 2) return { kind: "received" };
	return { kind: "success", audience };
}
