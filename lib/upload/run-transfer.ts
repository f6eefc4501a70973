import { TIMEOUT_MS } from "@/lib/contract/limits";
import { pause } from "@/lib/timing/pause";
import { backoffMs, LONGEST_WAIT_MS, MAX_ATTEMPTS } from "./backoff";
import type { UploadCode } from "./codes";
import type { UploadPorts } from "./ports";
import { sendRest } from "./send";
import { nameAtHost, type Outcome, type Transfer } from "./transfer";
import { judgeProgress, type Verdict } from "./verdict";

type Again = Extract<Verdict, { kind: "again" }>;

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

function startAnew({ position, report }: Transfer) {
	position.confirmed = 0;
	position.ask = false;
	position.fresh = true;
	position.restarts += 1;
	report({ confirmed: 0, waiting: false, note: "UPLOAD_RESTARTED" });
}

/** What a row says while it waits: that the host is busy or in trouble, or, without an answer, nothing of its own. */
function noteOf({ lost, code }: Again): UploadCode | undefined {
	if (lost) return undefined;
	return code === "UPLOAD_BUSY" ? code : "UPLOAD_TROUBLE";
}

async function waitAfter(failure: Again, attempt: number, { report, signal }: Transfer, ports: UploadPorts) {
	const asked = failure.afterMs;
	const offline = failure.lost && !ports.connectivity.online();
	const note = offline ? "UPLOAD_OFFLINE" : noteOf(failure);
	const waitSeconds = asked === undefined ? undefined : Math.ceil(asked / 1_000);
	report({ waiting: true, note, waitSeconds });
	const own = offline ? LONGEST_WAIT_MS : backoffMs(attempt, ports.random());
	await pause(asked ?? own, signal, asked === undefined, ports);
}

/** Does what a verdict that is not the end says, and gives the number of failures in a row since there was progress. */
async function heed(verdict: Verdict, attempts: number, asked: boolean, transfer: Transfer, ports: UploadPorts) {
	const costly = asked ? 0 : 1;
	if (verdict.kind === "continue") return moveTo(verdict.received, transfer, verdict.long) ? 0 : attempts + costly;
	if (verdict.kind === "restart") {
		startAnew(transfer);
		return attempts + costly;
	}
	if (verdict.kind !== "again") return attempts;
	const failures = attempts + (verdict.lost && !ports.connectivity.online() ? 0 : 1);
	if (failures < MAX_ATTEMPTS) await waitAfter(verdict, Math.max(1, failures), transfer, ports);
	return failures;
}

/**
 * Brings a file to the host, however often the connection breaks: asks how far the host has it, goes on from
 * there, waits longer after each failure. Gives up after `MAX_ATTEMPTS` failures without progress; failures
 * of a device that says it is offline don't count. Never rejects.
 */
export async function runTransfer(transfer: Transfer, ports: UploadPorts): Promise<Outcome> {
	const { position, signal } = transfer;
	let attempts = 0;
	while (!signal.aborted) {
		const asking = position.ask;
		const verdict = asking ? await askHost(transfer, ports) : await sendRest(transfer, ports);
		if (signal.aborted) break;
		if (verdict.kind === "stored" || verdict.kind === "refused") return verdict;
		attempts = await heed(verdict, attempts, asking, transfer, ports);
		if (attempts >= MAX_ATTEMPTS) {
			return { kind: "refused", code: verdict.kind === "again" ? verdict.code : "UPLOAD_FAILED" };
		}
	}
	return { kind: "stopped" };
}
