import type { SentApplicationView } from "@/lib/contract/schemas/sent-application";
import type { SentApplication } from "./persisted-result";

/** The job's settings that decide what follows a sent application. */
export interface FollowUp {
	/** 0: straight to the interview; 2: a "received" screen; anything else: the success dialog. */
	delayStart: number | undefined;
	/** 1 desktop only, 2 mobile only, anything else both. */
	deviceType: number | undefined;
}

/** Where the interview can take place. */
export type Audience = "any" | "mobile" | "desktop";

/** The candidate's next screen once the host has answered. */
export type AnsweredOutcome =
	| { kind: "no-assessment" }
	| { kind: "redirect"; url: string; audience: Audience }
	| { kind: "received" }
	| { kind: "success"; audience: Audience };

/** The candidate's next screen; `withdrawn` after a reload. */
export type Outcome = AnsweredOutcome | { kind: "unanswered"; contact: string } | { kind: "withdrawn" };

/** What the host accepted, and its answer. */
type Taken = Pick<SentApplication, "result" | "unanswered">;

/**
 * What follows an application by the host's answer: no assessment takes precedence, then `delay_start`. Without a trusted
 * link, the success screen replaces the redirect, so that the code is never lost.
 */
export function answeredOutcome(result: Taken["result"], { delayStart, deviceType }: FollowUp): AnsweredOutcome {
	if (result.assesment_not_available) return { kind: "no-assessment" };
	const audience = deviceType === 1 ? "desktop" : deviceType === 2 ? "mobile" : "any";
	if (delayStart === 0 && result.url) return { kind: "redirect", url: result.url, audience };
	if (delayStart === 2) return { kind: "received" };
	return { kind: "success", audience };
}

/**
 * What follows an application that the host accepted. If the answer was lost, this makes no difference where no code would
 * be shown anyway.
 */
export function outcomeOf({ result, unanswered }: Taken, followUp: FollowUp): Outcome {
	const isLost = unanswered && followUp.delayStart !== 2;
	return isLost ? { kind: "unanswered", contact: unanswered.contact } : answeredOutcome(result, followUp);
}

/** What an application may have become after its first screen. */
export type LaterOutcome = { kind: "withdrawn" } | { kind: "received" };

/** What a stored application has become by its state at the host; undefined if its screen is still right. */
export function laterOutcome(state: SentApplicationView["state"]): LaterOutcome | undefined {
	if (state === "withdrawn") return { kind: "withdrawn" };
	return state === "answered" || state === "interview_over" ? { kind: "received" } : undefined;
}

/** How to reach an interview from a device: in this browser, in the app on this phone, or on the other kind of device. */
export type NextStep = "here" | "app" | "on-phone" | "on-computer";

/** The next step towards an interview for `audience`, for a person at a computer or a phone. */
export function nextStepOf(audience: Audience, isComputer: boolean): NextStep {
	if (isComputer) return audience === "mobile" ? "on-phone" : "here";
	return audience === "desktop" ? "on-computer" : "app";
}
