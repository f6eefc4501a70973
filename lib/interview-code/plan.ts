import type { Device, System } from "./device";

/** The pages that an interview code leads to, by the first part of their path. */
export const ENTRY_ROUTES = ["code", "interviews", "code-bcg"] as const;
export type EntryRoute = (typeof ENTRY_ROUTES)[number];

/** What such a page does by itself: check the code, try the app, go to its store, go to the interview. */
export type Step = { do: "check" } | { do: "app" } | { do: "store"; afterMs: number } | { do: "interview" };

const CHECK: Step = { do: "check" };
const APP: Step = { do: "app" };
const INTERVIEW: Step = { do: "interview" };

/** To the device's store, `afterMs` after the step before, or after the page was opened. */
const storeAfter = (afterMs: number): Step => ({ do: "store", afterMs });

/** The product's sequences, row by row. An empty one shows the page and leaves the rest to the person. */
const SEQUENCES: Readonly<Record<EntryRoute, Readonly<Record<System, readonly Step[]>>>> = {
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
	route: EntryRoute;
	device: Device;
	/** Whether this page has sent the person to the app or its store before; coming back must not do it again. */
	wasSent: boolean;
	/** Whether the page was opened to say where the interview is done. */
	hasNote: boolean;
	/** Whether the app is in the device's store. */
	hasStore: boolean;
}

/** What a page does by itself for this visit. In an app's own browser nothing is tried: no link to another app works there for sure. */
export function planOf({ route, device, wasSent, hasNote, hasStore }: Visit): readonly Step[] {
	const isBack = wasSent && device.system !== "desktop";
	if (device.kind === "in-app" || isBack || hasNote) return [];
	return SEQUENCES[route][device.system].filter((step) => hasStore || step.do !== "store");
}
