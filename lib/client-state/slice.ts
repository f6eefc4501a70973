import { map } from "nanostores";

const resets = new Set<() => void>();

/** A part of the client state: read it with `get`, change it with `set` or `setKey`, hear of changes with `listen`. */
export type Slice<State extends object> = ReturnType<typeof slice<State>>;

/**
 * Makes a part of the client state. Each stands in a file of its own, so that a page carries those it uses and no
 * other. On the server it always holds `initial`: one process serves everybody.
 */
export function slice<State extends object>(initial: State) {
	const store = map<State>(initial);
	const reset = () => store.set(initial);
	resets.add(reset);
	return Object.assign(store, {
		/** What it holds at first, and on the server always. */
		initial,
		/** Makes it what it was at first. */
		reset,
	});
}

/** Clears the whole client state: every part that the page has loaded. */
export function resetClientState(): void {
	for (const reset of resets) reset();
}
