import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Reply, UploadPorts } from "../ports";
import type { Event, PlannedCall } from "./state";
import { nameAtHost, type Transfer } from "./transfer";
import { watchAnswer } from "./watch-answer";
import { createWatchdog } from "./watchdog";

/** Time after which the browser's reports of sent bytes are reliable, in milliseconds. */
const SURE_MS = 5_000;

/** A signal of its own for a call, which ends with the upload's. */
function openCall(signal: AbortSignal) {
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	if (signal.aborted) abort();
	return { signal: call.signal, abort, close: () => signal.removeEventListener("abort", abort) };
}

/** Asks how far the host has a file. */
export async function askHost(transfer: Transfer, { transport, clock }: UploadPorts): Promise<Reply> {
	const call = openCall(transfer.signal);
	const stopLimit = clock.after(TIMEOUT_MS.read, call.abort);
	const reply = await transport.progress(nameAtHost(transfer), call.signal);
	stopLimit();
	call.close();
	return reply;
}

/** Makes a call that carries bytes, and ends it when no byte moves any more. */
export async function sendBytes(
	{ offset, end, isStep, isWhole }: PlannedCall,
	fresh: boolean,
	transfer: Transfer,
	ports: UploadPorts,
): Promise<Event> {
	const { file, name } = transfer;
	const { clock, transport } = ports;
	const call = openCall(transfer.signal);
	const start = clock.now();
	const watchdog = createWatchdog(clock, end - offset, TIMEOUT_MS.long, call.abort);
	const stopLimit = isWhole ? clock.after(TIMEOUT_MS.long, call.abort) : () => {};
	const over = new AbortController();
	let isAllSent = false;
	let sent = offset;
	const onSent = (bytes: number) => {
		sent = Math.min(end, offset + bytes);
		watchdog.sent(sent - offset);
		transfer.report({ sent });
		if (isAllSent || sent < end) return;
		isAllSent = true;
		void watchAnswer(transfer, ports, over.signal, call.abort);
	};
	const identifier = nameAtHost(transfer);
	const { signal } = call;
	const way = isWhole ? "store" : "send";
	const reply = await transport[way]({ file, name, identifier, offset, end, isStep, fresh, signal, onSent });
	over.abort();
	watchdog.stop();
	stopLimit();
	call.close();
	const ms = clock.now() - start;
	const pace = (sent - offset) / Math.max(1, ms);
	const isCut = reply.kind === "lost" && !isAllSent && ms >= SURE_MS;
	return { type: "sent", reply, sent, pace, isCut, isLate: signal.aborted && ms >= TIMEOUT_MS.long };
}
