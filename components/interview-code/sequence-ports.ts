import { checkCode } from "@/lib/api-client/check-code";
import { prefixOf } from "@/lib/i18n/locales";
import { MISSING_PATH, unsurePath } from "@/lib/interview-code/addresses";
import type { System } from "@/lib/interview-code/device";
import { interviewAddress } from "@/lib/interview-code/interview-address";
import type { Destination, SequencePorts } from "@/lib/interview-code/run-sequence";
import { markSent } from "./sent-mark";
import type { InterviewSetup } from "./setup";

/** This browser's offset from UTC, in minutes. */
export const utcOffset = (): number => -new Date().getTimezoneOffset();

/**
 * Navigates to the target. If the code must not stay in the history, the target replaces the page: Back must not lead
 * into it again.
 */
function go(
	{ route, code, locale, hosts, appLinks, storeLinks }: InterviewSetup,
	system: System,
	to: Destination,
): void {
	const store = system === "ios" ? "ios" : "android";
	if (to.to === "app" || to.to === "store") {
		const link = (to.to === "app" ? appLinks : storeLinks)[store];
		if (link === null) return;
		markSent(route, code);
		window.location.assign(link);
	} else if (to.to === "interview") {
		window.location.replace(interviewAddress({ code, answered: to.code, offset: utcOffset(), locale }, hosts));
	} else {
		window.location.replace(prefixOf(locale) + (to.to === "missing" ? MISSING_PATH : unsurePath(route, code)));
	}
}

/** The browser as a page's sequence needs it, without what the page shows. */
export const sequencePorts = (setup: InterviewSetup, system: System): Omit<SequencePorts, "tell"> => ({
	clock: {
		after(ms, task) {
			const timer = setTimeout(task, ms);
			return () => clearTimeout(timer);
		},
	},
	check: (signal) => checkCode(setup.code, signal),
	go: (destination) => go(setup, system, destination),
	onHidden(task) {
		const listener = () => document.visibilityState === "hidden" && task();
		document.addEventListener("visibilitychange", listener);
		return () => document.removeEventListener("visibilitychange", listener);
	},
});
