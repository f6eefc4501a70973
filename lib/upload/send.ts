import { CHUNK_BYTES, TIMEOUT_MS } from "@/lib/contract/limits";
import type { UploadPorts } from "./ports";
import type { Transfer } from "./transfer";
import { judgeSend, type Verdict } from "./verdict";
import { createWatchdog } from "./watchdog";

/** Files below this size go in one call. */
export const isSingle = (file: File) => file.size < CHUNK_BYTES;

/** Bytes sent again when the host has them all but its last answer was lost: the answer to them names the file. */
const TAIL_BYTES = 1_024;

const startOf = ({ file, position }: Transfer) =>
	position.confirmed < file.size ? position.confirmed : Math.max(0, file.size - TAIL_BYTES);

/** Sends a file from where the host has it to its end, watched for stalls, and judges the answer. */
export async function sendRest(transfer: Transfer, ports: UploadPorts): Promise<Verdict> {
	const { file, position, signal, kind } = transfer;
	const offset = startOf(transfer);
	const leave = await ports.gate.enter(signal);
	try {
		// A file that is gone or has changed fails to be read; the call itself would only look like a lost connection.
		await ports.read(file, offset, offset + 1);
	} catch {
		leave();
		return { kind: "refused", code: "FILE_UNREADABLE" };
	}
	const call = new AbortController();
	let stalled = false;
	const abort = () => call.abort();
	const stall = () => {
		stalled = true;
		abort();
	};
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	const watchdog = createWatchdog(ports.clock, file.size - offset, TIMEOUT_MS.long, stall);
	const single = isSingle(file);
	const stopLimit = single ? ports.clock.after(TIMEOUT_MS.long, stall) : () => {};
	position.ask = !single;
	const reply = await ports.transport[single ? "store" : "send"]({
		file,
		name: transfer.name,
		identifier: transfer.identifier,
		offset,
		fresh: position.fresh,
		signal: call.signal,
		onSent(bytes) {
			const sent = Math.min(file.size, offset + bytes);
			watchdog.sent(sent - offset);
			transfer.report({ sent });
		},
	});
	watchdog.stop();
	stopLimit();
	signal.removeEventListener("abort", abort);
	leave();
	if (stalled && reply.kind === "lost") return { kind: "again", code: "UPLOAD_TIMEOUT", lost: true };
	return judgeSend(reply, kind, file.size, offset);
}
