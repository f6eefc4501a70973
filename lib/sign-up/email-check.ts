import { isEmail, trimEmail } from "@/lib/contract/contact";
import type { Timer } from "@/lib/pause";

/** How long the email stays as it is before it is checked, milliseconds. */
export const EMAIL_CHECK_MS = 1_000;

/**
 * The state of the email in the field: unknown, because it is invalid; being checked, or about to be; free; or
 * registered, which includes a failed check.
 */
export type EmailState = "unknown" | "checking" | "free" | "taken";

export interface EmailCheckPorts {
	clock: Timer;
	/** Whether an address is free. May reject; ends when `signal` aborts. */
	isFree(email: string, signal: AbortSignal): Promise<boolean>;
}

export type EmailCheck = ReturnType<typeof createEmailCheck>;

/**
 * Checks an email while it is typed: one second after the last change, and only when it looks like one. Responses for
 * an email that is no longer in the field are dropped. An email that is known to be free isn't checked again.
 */
export function createEmailCheck({ clock, isFree }: EmailCheckPorts) {
	const listeners = new Set<() => void>();
	const free = new Set<string>();
	let email = "";
	let state: EmailState = "unknown";
	/** Calls off what is under way for the email so far. */
	let callOff = () => {};

	function enter(next: EmailState) {
		if (state === next) return;
		state = next;
		for (const listener of listeners) listener();
	}

	function stop() {
		callOff();
		callOff = () => {};
	}

	async function ask(address: string, signal: AbortSignal) {
		const answer = await isFree(address, signal).catch(() => false);
		if (signal.aborted) return;
		if (answer) free.add(address);
		enter(answer ? "free" : "taken");
	}

	function start(waitMs: number) {
		stop();
		if (!isEmail(email)) return enter("unknown");
		if (free.has(email)) return enter("free");
		const call = new AbortController();
		const address = email;
		const stopWaiting = clock.after(waitMs, () => void ask(address, call.signal));
		callOff = () => {
			stopWaiting();
			call.abort();
		};
		enter("checking");
	}

	return {
		state: (): EmailState => state,
		/** Runs `listener` whenever the state changes; the answer stops that. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		/** The field holds `entered` now. */
		change(entered: string) {
			const cleaned = trimEmail(entered);
			if (cleaned === email) return;
			email = cleaned;
			start(EMAIL_CHECK_MS);
		},
		/** Asks again about an email that was not found to be free. */
		again() {
			if (state === "taken") start(0);
		},
		/** The host refused the email when it was sent: it is registered after all. */
		refuse(refused: string) {
			free.delete(trimEmail(refused));
			if (trimEmail(refused) !== email) return;
			stop();
			enter("taken");
		},
		/** Forgets the field's email and ends what is under way. */
		reset() {
			stop();
			email = "";
			enter("unknown");
		},
	};
}
