import { browserClock } from "./world";

/** How long an idle worker stays, in milliseconds. */
const IDLE_MS = 30_000;

let worker: Worker | undefined;
let borrowers = 0;
let stopWaiting = () => {};

function end(): void {
	worker?.terminate();
	worker = undefined;
}

/** The page's only worker for hashes. `giveBack` takes whether it is unusable. Throws if there are no workers. */
export function borrowWorker(): { worker: Worker; giveBack(isBroken: boolean): void } {
	worker ??= new Worker(new URL("./hash.worker.ts", import.meta.url));
	const lent = worker;
	stopWaiting();
	borrowers += 1;
	return {
		worker: lent,
		giveBack(isBroken) {
			borrowers -= 1;
			if (isBroken && worker === lent) end();
			if (borrowers === 0) stopWaiting = browserClock.after(IDLE_MS, end);
		},
	};
}
