import type { UploadPorts } from "../ports";
import { isSingle } from "./single";
import type { Transfer } from "./transfer";

/** A file's place among those that are sent at once, kept from one call to the next. */
export interface Turn {
	/** Waits for the place unless the file has it. */
	take(): Promise<void>;
	give(): void;
}

export function createTurn({ file, signal, report }: Transfer, { gates }: UploadPorts): Turn {
	const gate = gates[isSingle(file) ? "small" : "large"];
	let leave: (() => void) | undefined;
	return {
		async take() {
			if (leave) return;
			if (gate.isFull()) report({ waiting: true, note: "UPLOAD_QUEUED" });
			leave = await gate.enter(signal);
		},
		give() {
			leave?.();
			leave = undefined;
		},
	};
}
