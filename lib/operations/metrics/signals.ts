import { channel } from "node:diagnostics_channel";

/** What processes report about their work; times are in seconds. */
export interface Signals {
	/** A request was answered; `route` has no codes, hashes or slugs. */
	request: { route: string; method: string; status: number; seconds: number; region?: string };
	/** How the page cache served a page. */
	cache: { state: string };
	/** A page was rendered. */
	render: { isFine: boolean; seconds: number };
	/** A client's request exceeded a limit. */
	limited: { kind: string };
	/** A browser reported that a page's policy has refused something. */
	violation: { directive: string };
	/** A host was called; `outcome` is the status of its answer, or the code of the failure. */
	hostCall: { host: string; outcome: string; seconds: number };
	/** The circuit breaker of a call at a host opened or closed. */
	breaker: { host: string; call: string; isOpen: boolean };
	/** An upload began, or ended after so many bytes. */
	upload: { isEnd: boolean; bytes: number };
	/** A task of the queue was tried. */
	task: { region: string; kind: string; isDone: boolean; seconds: number };
	/** The text of a CV was read, or couldn't be. */
	cv: { region: string; isRead: boolean; seconds: number };
}

export type SignalName = keyof Signals;

/** Channels are shared by the whole process, even if several bundles contain this module. */
const channelOf = (name: SignalName) => channel(`astronaut:${name}`);

const CHANNELS: Record<SignalName, ReturnType<typeof channel>> = {
	request: channelOf("request"),
	cache: channelOf("cache"),
	render: channelOf("render"),
	limited: channelOf("limited"),
	violation: channelOf("violation"),
	hostCall: channelOf("hostCall"),
	breaker: channelOf("breaker"),
	upload: channelOf("upload"),
	task: channelOf("task"),
	cv: channelOf("cv"),
};

/** Publishes a signal for the metrics; costs nothing without a listener. */
export function say<K extends SignalName>(name: K, make: () => Signals[K]): void {
	if (CHANNELS[name].hasSubscribers) CHANNELS[name].publish(make());
}

/** Subscribes to a signal for the rest of the process's life. */
export function hear<K extends SignalName>(name: K, listener: (signal: Signals[K]) => void): void {
	CHANNELS[name].subscribe((message) => listener(message as Signals[K]));
}

/** Does some work, and reports how long it took and whether it succeeded. */
export async function timed<T>(work: () => Promise<T>, then: (seconds: number, result?: T) => void): Promise<T> {
	const start = performance.now();
	const seconds = () => (performance.now() - start) / 1_000;
	try {
		const result = await work();
		then(seconds(), result);
		return result;
	} catch (error) {
		then(seconds());
		throw error;
	}
}
