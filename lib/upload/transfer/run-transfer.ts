import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { UploadPorts } from "../ports";
import { MAX_ATTEMPTS } from "./backoff";
import { causeOf, type Failures, isBlamed, NO_FAILURES, oneMore, waitAfter } from "./failures";
import { sendRest } from "./send";
import { endOf, startAnew } from "./settle";
import { nameAtHost, type Outcome, type Transfer } from "./transfer";
import { judgeProgress, type Verdict } from "./verdict";

async function askHost(transfer: Transfer, ports: UploadPorts): Promise<Verdict> {
	const { file, wrongType, signal } = transfer;
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	const stopLimit = ports.clock.after(TIMEOUT_MS.read, abort);
	if (signal.aborted) abort();
	const reply = await ports.transport.progress(nameAtHost(transfer), call.signal);
	stopLimit();
	signal.removeEventListener("abort", abort);
	return judgeProgress(reply, wrongType, file.size);
}

/** Moves on to what the host says it holds. Gives true when that is further than ever before. */
function moveTo(received: number, { position, report }: Transfer, long: boolean): boolean {
	const further = received > position.best;
	position.confirmed = received;
	position.best = Math.max(position.best, received);
	position.ask = false;
	position.fresh = false;
	report({ confirmed: received, waiting: false, long });
	return further;
}

/** Does what a verdict that is not the end says, and gives the failures since there was progress. */
async function heed(
	verdict: Verdict,
	before: Failures,
	asked: boolean,
	transfer: Transfer,
	ports: UploadPorts,
): Promise<Failures> {
	const without = asked ? before : oneMore(before, true);
	if (verdict.kind === "continue") return moveTo(verdict.received, transfer, verdict.long) ? NO_FAILURES : without;
	if (verdict.kind === "restart") {
		startAnew(transfer);
		return without;
	}
	if (verdict.kind !== "again") return before;
	const reach = await causeOf(verdict, ports);
	const failures = oneMore(before, isBlamed(verdict, reach));
	if (failures.blamed < MAX_ATTEMPTS) await waitAfter(verdict, reach, failures.all, transfer, ports);
	return failures;
}

/**
 * Brings a file to the host, however often the connection breaks: asks how far the host has it, goes on from
 * there, waits longer after each failure. Gives up after `MAX_ATTEMPTS` failures without progress of a host that
 * can be reached; while the device is offline or the host is away it goes on trying. Never rejects.
 */
export async function runTransfer(transfer: Transfer, ports: UploadPorts): Promise<Outcome> {
	const { position, signal } = transfer;
	let failures = NO_FAILURES;
	while (!signal.aborted) {
		const asking = position.ask;
		const verdict = asking ? await askHost(transfer, ports) : await sendRest(transfer, ports);
		if (signal.aborted) break;
		const end = await endOf(verdict, transfer);
		if (end) return end;
		failures = await heed(verdict, failures, asking, transfer, ports);
		if (failures.blamed >= MAX_ATTEMPTS) {
			// What is said while it waits is not true once it gave up.
			const isSaid = verdict.kind === "again" && verdict.code !== "UPLOAD_BUSY";
			return { kind: "refused", code: isSaid ? verdict.code : "UPLOAD_FAILED" };
		}
	}
	return { kind: "stopped" };
}
