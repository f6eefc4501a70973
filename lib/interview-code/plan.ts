import type { Device, System } from "./device";

/** The pages of an interview code, by the first segment of their path. */
export const INTERVIEW_ROUTES = ["code", "interviews", "code-bcg"] as const;
export type InterviewRoute = (typeof INTERVIEW_ROUTES)[number];

/** What such a page does automatically: check the code, try the app, go to its store, go to the interview. */
export type Step = { do: "check" } | { do: "app" } | { do: "store"; afterMs: number } | { do: "interview" };

const CHECK: Step = { do: "check" };
const APP: Step = { do: "app" };
const INTERVIEW: Step = { do: "interview" };

/** To the device's store, `afterMs` after the previous step, or after the page was opened. */
const storeAfter = (afterMs: number): Step => ({ do: "store", afterMs });

/** The product's sequences, row by row. An empty sequence shows the page and leaves the rest to the person. */
const SEQUENCES: Readonly<Record<InterviewRoute, Readonly<Record<System, readonly Step[]>>>> = {
	code: {
		android: [storeAfter(5_000)],
		ios: [APP, storeAfter(5_000)],
		desktop: [CHECK, INTERVIEW],
	},
	interviews: {
		android: [CHECK, APP, storeAfter(1_000)],
		ios: [CHECK, APP, storeAfter(1_000)],
		desktop: [CHECK, INTERVIEW],
	},
	"code-bcg": {
		android: [],
		ios: [],
		desktop: [CHECK, INTERVIEW],
	},
};

interface Visit {
	route: InterviewRoute;
	device: Device;
	/** Whether this page has already sent the person to the app or its store; returning must not do it again. */
	wasSent: boolean;
	/** Whether the page was opened to show where the interview takes place. */
	hasNote: boolean;
	/** Whether the device's store has the app. */
	hasStore: boolean;
}

/** The page's automatic steps for this visit. An in-app browser gets none: links to other apps are unreliable there. */
export function planOf({ route, device, wasSent, hasNote, hasStore }: Visit): readonly Step[] {
	const isBack = wasSent && device.system !== "desktop";
	if (device.kind === "in-app" || isBack || hasNote) return [];
	return SEQUENCES[route][device.system].filter((step) => hasStore || step.do !== "store");
}
