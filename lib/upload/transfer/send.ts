import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Reply, UploadPorts } from "../ports";
import { startAnew } from "./settle";
import { isSingle } from "./single";
import { goesWhole, nameAtHost, type Transfer } from "./transfer";
import { judgeSend, type Verdict } from "./verdict";
import { watchAnswer } from "./watch-answer";
import { createWatchdog } from "./watchdog";

/** Bytes sent again when the host has them all but its last answer was lost: the answer to them names the file. */
const TAIL_BYTES = 1_024;

const startOf = ({ file, position }: Transfer) =>
	position.confirmed < file.size ? position.confirmed : Math.max(0, file.size - TAIL_BYTES);

/** Time from which what the browser tells of bytes that left can be relied on, milliseconds. */
const SURE_MS = 5_000;

/** How a call went: `late` when it used up its whole time, `isCut` when it surely broke off before all bytes had left. */
interface Carried {
	reply: Reply;
	late: boolean;
	isCut: boolean;
}

/** Makes the call itself, and ends it when no byte moves any more. */
async function carry(transfer: Transfer, offset: number, ports: UploadPorts): Promise<Carried> {
	const { file, name, position, signal } = transfer;
	const identifier = nameAtHost(transfer);
	const { clock, transport } = ports;
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	const start = clock.now();
	const watchdog = createWatchdog(clock, file.size - offset, TIMEOUT_MS.long, abort);
	const stopLimit = goesWhole(transfer) ? clock.after(TIMEOUT_MS.long, abort) : () => {};
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
	const way = goesWhole(transfer) ? "store" : "send";
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
	const ms = clock.now() - start;
	const isCut = reply.kind === "lost" && !isAllSent && ms >= SURE_MS;
	return { reply, isCut, late: call.signal.aborted && ms >= TIMEOUT_MS.long };
}

/**
 * Sends a file from where the host has it to its end, and judges the answer. A small file whose one call took
 * 200 s without an answer has failed; a large one goes on from where the host is.
 */
export async function sendRest(transfer: Transfer, ports: UploadPorts): Promise<Verdict> {
	const { file, position, signal, wrongType } = transfer;
	const offset = startOf(transfer);
	const isWhole = goesWhole(transfer);
	const gate = ports.gates[isSingle(file) ? "small" : "large"];
	if (gate.isFull()) transfer.report({ waiting: true, note: "UPLOAD_QUEUED" });
	const leave = await gate.enter(signal);
	try {
		// A file that is gone or has changed fails to be read; the call itself would only look like a lost connection.
		await ports.read(file, offset, offset + 1);
	} catch {
		leave();
		return { kind: "refused", code: position.damaged ? "FILE_CHANGED" : "FILE_UNREADABLE" };
	}
	position.ask = !isWhole;
	const { reply, late, isCut } = await carry(transfer, offset, ports);
	leave();
	// The host can't have stored what didn't leave: nothing of it is there, and nothing can be there twice.
	if (isWhole && isCut && !signal.aborted) startAnew(transfer);
	if (reply.kind === "answer" || !late) return judgeSend(reply, wrongType, file.size, offset);
	const code = "UPLOAD_TIMEOUT";
	return isWhole ? { kind: "refused", code } : { kind: "again", code, lost: true, told: false };
}
