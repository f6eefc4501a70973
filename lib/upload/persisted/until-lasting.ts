import { pause } from "@/lib/pause";
import type { Job } from "../job";
import type { UploadPorts } from "../ports";
import type { Rows } from "../rows";
import { secondsLeft } from "../transfer/speed";

/** Files up to this size cost little to copy, bytes. */
const LIGHT_BYTES = 20_000_000;

/**
 * How often an upload is checked, in milliseconds, and the remaining time from which a copy is worthwhile, in seconds.
 */
const LOOK_EVERY_MS = 2_000;
const LASTING_SECONDS = 10;

/**
 * Waits until it is clear that an upload lasts, or is held up: to copy a large file that is at the host in a moment
 * would take the device longer than sending it.
 */
export async function untilLasting({ identifier, file, abort }: Job, rows: Rows, ports: UploadPorts): Promise<void> {
	if (file.size <= LIGHT_BYTES) return;
	while (!abort.signal.aborted) {
		await pause(LOOK_EVERY_MS, abort.signal, false, ports);
		const row = rows.get(identifier);
		if (row?.status !== "loading" || row.waiting) return;
		const left = secondsLeft(row.sizeBytes - row.endSize, row.speed);
		if (left === undefined || left > LASTING_SECONDS) return;
	}
}
