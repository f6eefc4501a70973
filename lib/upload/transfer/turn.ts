import type { UploadPorts } from "../ports";
import { isSingle } from "./single";
import type { Transfer } from "./transfer";

/** A file's place among the simultaneous uploads, held from one call to the next. */
export interface Turn {
	/** Waits for the place unless the file has it. */
	take(): Promise<void>;
	give(): void;
}

export function createTurn({ file, signal, report }: Transfer, { semaphores }: UploadPorts): Turn {
	const semaphore = semaphores[isSingle(file) ? "small" : "large"];
	let leave: (() => void) | undefined;
	return {
		async take() {
			if (leave) return;
			if (semaphore.isFull()) report({ waiting: true, note: "UPLOAD_QUEUED" });
			leave = await semaphore.enter(signal);
		},
		give() {
			leave?.();
			leave = undefined;
		},
	};
}
