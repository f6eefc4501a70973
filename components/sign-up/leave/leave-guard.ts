import { leavingLink } from "./leaving-link";

/** The two history entries of a guarded page: its own, and one on top that "back" may remove. */
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
	/** Asks whether to leave, through `link` if there is one; `go` then leaves. */
	ask(go: () => void, link?: HTMLAnchorElement): void;
}

/**
 * Guards the ways out of a page: links, and the browser's "back". A browser reports "back" only afterwards, so an armed
 * guard adds a history entry with the same address.
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
			// On the window and capturing: before any other handler of a click on a link.
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
