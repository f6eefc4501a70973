import { map } from "nanostores";

const resets = new Set<() => void>();

/** A slice of the client state: read it with `get`, change it with `set` or `setKey`, subscribe with `listen`. */
export type Slice<State extends object> = ReturnType<typeof slice<State>>;

/**
 * Creates a slice of the client state. Each slice has its own file, so that a page loads only the slices it uses. On the
 * server it always holds `initial`: one process serves all visitors.
 */
export function slice<State extends object>(initial: State) {
	const store = map<State>(initial);
	const reset = () => store.set(initial);
	resets.add(reset);
	return Object.assign(store, {
		/** The initial value, and always the value on the server. */
		initial,
		/** Restores the initial value. */
		reset,
	});
}

/** Resets the whole client state: every slice that the page has loaded. */
export function resetClientState(): void {
	for (const reset of resets) reset();
}
