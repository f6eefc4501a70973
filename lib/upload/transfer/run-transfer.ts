import type { UploadPorts } from "../ports";
import { askHost } from "./ask-host";
import { MAX_ATTEMPTS } from "./backoff";
import { causeOf, type Failures, isBlamed, NO_FAILURES, oneMore, waitAfter } from "./failures";
import { sendRest } from "./send";
import { endOf, startAnew } from "./settle";
import type { Outcome, Transfer } from "./transfer";
import { createTurn, type Turn } from "./turn";
import type { Verdict } from "./verdict";

type Further = Extract<Verdict, { kind: "continue" }>;

/**
 * Moves on to what the host says it holds. Gives true when that is further than ever before. Whether the host can tell
 * that later too is asked as soon as it holds something: nothing is promised before.
 */
function moveTo({ received, long }: Further, asked: boolean, { position, report }: Transfer, { host }: UploadPorts) {
	const further = received > position.best;
	// Where all that was sent is there, the speed is measured on.
	const isOnTheWay = asked ? position.isSure : received === position.sentTo;
	if (!asked) position.brought += Math.max(0, received - position.confirmed);
	if (long) host.isLong = true;
	position.confirmed = received;
	position.best = Math.max(position.best, received);
	position.ask = host.tells === undefined;
	position.isSure = true;
	position.fresh = false;
	report({ confirmed: received, sent: isOnTheWay ? received : undefined, waiting: false, long });
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
	if (verdict.kind === "continue") return moveTo(verdict, asked, transfer, ports) ? NO_FAILURES : without;
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
 * Brings a file to the host, however often the connection breaks: asks how far the host has it, goes on from there, and
 * waits longer after each failure. A host that can't tell gets the file chunk by chunk. Gives up after `MAX_ATTEMPTS`
 * failures without progress at a host that can be reached; while the device is offline or the host is away, it goes on
 * trying. Never rejects.
 */
export async function runTransfer(transfer: Transfer, ports: UploadPorts): Promise<Outcome> {
	const turn = createTurn(transfer, ports);
	const outcome = await runInTurn(transfer, turn, ports);
	turn.give();
	return outcome;
}

/** Asks the host or sends it more, and keeps the file's place only where it goes on at once. */
async function nextVerdict(transfer: Transfer, turn: Turn, ports: UploadPorts): Promise<Verdict> {
	const { position } = transfer;
	if (position.isDoubtful) startAnew(transfer);
	const verdict = position.ask ? await askHost(transfer, ports) : await sendRest(transfer, turn, ports);
	if (verdict.kind !== "continue") turn.give();
	return verdict;
}

async function runInTurn(transfer: Transfer, turn: Turn, ports: UploadPorts): Promise<Outcome> {
	const { position, signal } = transfer;
	let failures = NO_FAILURES;
	while (!signal.aborted && (position.ask || !transfer.isHalted())) {
		const asking = position.ask;
		const verdict = await nextVerdict(transfer, turn, ports);
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
