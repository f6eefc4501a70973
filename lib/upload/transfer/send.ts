import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Reply, UploadPorts } from "../ports";
import { isSingle } from "./single";
import { nameAtHost, type Transfer } from "./transfer";
import { judgeSend, type Verdict } from "./verdict";
import { watchAnswer } from "./watch-answer";
import { createWatchdog } from "./watchdog";

/** Bytes sent again when the host has them all but its last answer was lost: the answer to them names the file. */
const TAIL_BYTES = 1_024;

const startOf = ({ file, position }: Transfer) =>
	position.confirmed < file.size ? position.confirmed : Math.max(0, file.size - TAIL_BYTES);

/** Makes the call itself, and ends it when no byte moves any more. `late` when it used up its whole time. */
async function carry(transfer: Transfer, offset: number, ports: UploadPorts): Promise<{ reply: Reply; late: boolean }> {
	const { file, name, position, signal } = transfer;
	const identifier = nameAtHost(transfer);
	const { clock, transport } = ports;
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	const start = clock.now();
	const watchdog = createWatchdog(clock, file.size - offset, TIMEOUT_MS.long, abort);
	const stopLimit = isSingle(file) ? clock.after(TIMEOUT_MS.long, abort) : () => {};
	const over = new AbortController();
	let isAllSent = false;
	const onSent = (bytes: number) => {
		const sent = Math.min(file.size, offset + bytes);
		watchdog.sent(sent - offset);
		transfer.report({ sent });
		if (isAllSent || sent < file.size) return;
		isAllSent = true;
		void watchAnswer(transfer, ports, over.signal, abort);
	};
	const way = isSingle(file) ? "store" : "send";
	const reply = await transport[way]({
		file,
		name,
		identifier,
		offset,
		fresh: position.fresh,
		signal: call.signal,
		onSent,
	});
	over.abort();
	watchdog.stop();
	stopLimit();
	signal.removeEventListener("abort", abort);
	return { reply, late: call.signal.aborted && clock.now() - start >= TIMEOUT_MS.long };
}

/**
 * Sends a file from where the host has it to its end, and judges the answer. A small file whose one call took
 * 200 s without an answer has failed; a large one goes on from where the host is.
 */
export async function sendRest(transfer: Transfer, ports: UploadPorts): Promise<Verdict> {
	const { file, position, signal, wrongType } = transfer;
	const offset = startOf(transfer);
	const gate = ports.gates[isSingle(file) ? "small" : "large"];
	if (gate.isFull()) transfer.report({ waiting: true, note: "UPLOAD_QUEUED" });
	const leave = await gate.enter(signal);
	try {
		// A file that is gone or has changed fails to be read; the call itself would only look like a lost connection.
		await ports.read(file, offset, offset + 1);
	} catch {
		leave();
		return { kind: "refused", code: "FILE_UNREADABLE" };
	}
	position.ask = !isSingle(file);
	const { reply, late } = await carry(transfer, offset, ports);
	leave();
	if (reply.kind === "answer" || !late) return judgeSend(reply, wrongType, file.size, offset);
	const code = "UPLOAD_TIMEOUT";
	return isSingle(file) ? { kind: "refused", code } : { kind: "again", code, lost: true, told: false };
}
