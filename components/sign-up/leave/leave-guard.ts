import { leavingLink } from "./leaving-link";

/** The two entries that a guarded page has in the history: its own, and one on top that "back" may take away. */
type Mark = "page" | "guard";

const markOf = (state: unknown): unknown => (state as { leaveGuard?: Mark } | null)?.leaveGuard;

const marked = (mark: Mark) => ({ ...window.history.state, leaveGuard: mark });

/** Puts the guard's entry on top of the page's, unless it is there. */
function pushGuard(): void {
	if (markOf(window.history.state) === "guard") return;
	window.history.replaceState(marked("page"), "");
	window.history.pushState(marked("guard"), "");
}

interface Ports {
	/** Whether leaving loses something now. */
	mustAsk(): boolean;
	/** Asks whether to leave, by `link` if it is one; after that `go` leaves. */
	ask(go: () => void, link?: HTMLAnchorElement): void;
}

/**
 * Stands between a page and the ways out of it: links, and the browser's "back". A browser tells of "back" only after it
 * went, so an armed guard has an entry of its own in the history, with the same address.
 */
export function createLeaveGuard({ mustAsk, ask }: Ports) {
	let onReleased: (() => void) | null = null;

	const onClick = (event: MouseEvent) => {
		const link = mustAsk() ? leavingLink(event) : null;
		if (!link) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		ask(() => link.click(), link);
	};

	const onPopState = ({ state }: PopStateEvent) => {
		if (markOf(state) !== "page") return;
		const then = onReleased;
		onReleased = null;
		if (then) return then();
		if (!mustAsk()) return window.history.back();
		pushGuard();
		ask(() => window.history.back());
	};

	return {
		/** Starts watching; call the result to stop. */
		start(): () => void {
			// On the window and capturing: before whatever else a click on a link does.
			window.addEventListener("click", onClick, { capture: true });
			window.addEventListener("popstate", onPopState);
			return () => {
				window.removeEventListener("click", onClick, { capture: true });
				window.removeEventListener("popstate", onPopState);
			};
		},
		/** Pushes the guard's history entry, so that "back" reaches it first. */
		arm: pushGuard,
		/** Takes the guard's entry away, and then does `then`. */
		release(then: () => void) {
			if (markOf(window.history.state) !== "guard") return then();
			onReleased = then;
			window.history.back();
		},
	};
}
