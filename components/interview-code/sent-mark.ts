import type { InterviewRoute } from "@/lib/interview-code/plan";

const keyOf = (route: InterviewRoute, code: string) => `entry:${route}:${code}`;

/** The tab's own storage; undefined where the browser refuses it. */
function storage(): Storage | undefined {
	try {
		return window.sessionStorage;
	} catch {
		return undefined;
	}
}

/** Does what a browser may refuse; the mark is made in two ways, and one of them is enough. */
function attempt(task: () => void): void {
	try {
		task();
	} catch {
		// The storage is refused or full. Without either mark, a visitor who returns is sent to the app again.
	}
}

/**
 * Notes that a page has sent the visitor to the app or its store: in the tab's storage and, because browsers that block
 * site data refuse that, in this entry of the tab's history.
 */
export function markSent(route: InterviewRoute, code: string): void {
	const key = keyOf(route, code);
	attempt(() => window.history.replaceState({ ...window.history.state, [key]: true }, ""));
	attempt(() => storage()?.setItem(key, "1"));
}

/** Whether this page has sent the visitor away before. */
export function wasSent(route: InterviewRoute, code: string): boolean {
	const key = keyOf(route, code);
	return Boolean(window.history.state?.[key] ?? storage()?.getItem(key));
}
