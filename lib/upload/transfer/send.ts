import { CHUNK_BYTES, TIMEOUT_MS } from "@/lib/contract/limits";
import type { Reply, UploadPorts } from "../ports";
import { startAnew } from "./settle";
import { settleStep } from "./step";
import { goesWhole, nameAtHost, type Transfer } from "./transfer";
import type { Turn } from "./turn";
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
	/** Position up to which bytes are known to have left. */
	sent: number;
}

/** Longest time that a call is meant to last, while the host may have something to say, milliseconds. */
const CALL_MS = 15_000;

/**
 * Where a call ends. Until the host has shown that it can tell how far it is, and wherever it can't, a call carries one
 * chunk, so that its answer tells. Browsers read no answer before a body has left, so that calls stay short until the
 * host has called the upload long: each carries as much as all before it, and no more than 15 s bring.
 */
function endOfCall(offset: number, transfer: Transfer, { host }: UploadPorts): number {
	const { file, position } = transfer;
	if (goesWhole(transfer) || (host.tells && host.isLong)) return file.size;
	const most = host.tells ? Math.min(position.brought, position.pace * CALL_MS) : 0;
	return Math.min(file.size, offset + Math.max(1, Math.floor(most / CHUNK_BYTES)) * CHUNK_BYTES);
}

/** Makes the call itself, and ends it when no byte moves any more. */
async function carry(transfer: Transfer, offset: number, ports: UploadPorts): Promise<Carried> {
	const { file, name, position, signal } = transfer;
	const identifier = nameAtHost(transfer);
	const { clock, transport, host } = ports;
	const end = position.sentTo;
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	const start = clock.now();
	const watchdog = createWatchdog(clock, end - offset, TIMEOUT_MS.long, abort);
	const stopLimit = goesWhole(transfer) ? clock.after(TIMEOUT_MS.long, abort) : () => {};
	const over = new AbortController();
	let isAllSent = false;
	let sent = offset;
	const onSent = (bytes: number) => {
		sent = Math.min(end, offset + bytes);
		watchdog.sent(sent - offset);
		transfer.report({ sent });
		if (isAllSent || sent < end) return;
		isAllSent = true;
		void watchAnswer(transfer, ports, over.signal, abort);
	};
	const way = goesWhole(transfer) ? "store" : "send";
	const reply = await transport[way]({
		file,
		name,
		identifier,
		offset,
		end,
		isStep: host.tells === false,
		fresh: position.fresh,
		signal: call.signal,
		onSent,
	});
	over.abort();
	watchdog.stop();
	stopLimit();
	signal.removeEventListener("abort", abort);
	const ms = clock.now() - start;
	position.pace = (sent - offset) / Math.max(1, ms);
	const isCut = reply.kind === "lost" && !isAllSent && ms >= SURE_MS;
	return { reply, sent, isCut, late: call.signal.aborted && ms >= TIMEOUT_MS.long };
}

/**
 * Sends a file from where the host has it, to its end where the host can tell how far it is, and judges the answer. A
 * small file whose one call took 200 s without an answer has failed; a large one goes on from where the host is.
 */
export async function sendRest(transfer: Transfer, turn: Turn, ports: UploadPorts): Promise<Verdict> {
	const { file, position, signal, wrongType } = transfer;
	const { host } = ports;
	const offset = startOf(transfer);
	const isWhole = goesWhole(transfer);
	await turn.take();
	try {
		// A file that is gone or has changed fails to be read; the call itself would only look like a lost connection.
		await ports.read(file, offset, offset + 1);
	} catch {
		return { kind: "refused", code: position.damaged ? "FILE_CHANGED" : "FILE_UNREADABLE" };
	}
	const isStep = host.tells === false && !isWhole;
	position.ask = !isWhole && !isStep;
	position.isSure = false;
	position.sentTo = endOfCall(offset, transfer, ports);
	const carried = await carry(transfer, offset, ports);
	const { reply, late, isCut } = carried;
	// The host can't have stored what didn't leave: nothing of it is there, and nothing can be there twice.
	if (isWhole && isCut && !signal.aborted) startAnew(transfer);
	if (isStep) return settleStep(judgeSend(reply, wrongType, file.size, offset), carried, offset, transfer);
	if (reply.kind === "answer" || !late) return judgeSend(reply, wrongType, file.size, offset);
	const code = "UPLOAD_TIMEOUT";
	return isWhole ? { kind: "refused", code } : { kind: "again", code, lost: true, told: false };
}
