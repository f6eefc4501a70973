import type { Outcome, Transfer } from "./transfer";
import type { Verdict } from "./verdict";

type Stored = Extract<Verdict, { kind: "stored" }>;

/** Begins an upload anew, under another name. */
export function startAnew({ position, report }: Transfer) {
	position.confirmed = 0;
	position.ask = false;
	position.isSure = false;
	position.isDoubtful = false;
	position.fresh = true;
	position.restarts += 1;
	report({ confirmed: 0, waiting: false, note: "UPLOAD_RESTARTED" });
}

/** Whether the host stored what was sent, as far as both sides can tell. */
async function isIntact({ sha256 }: Stored, transfer: Transfer): Promise<boolean> {
	const own = sha256 && (await transfer.hash());
	return !own || own === sha256.toLowerCase();
}

/**
 * How a transfer ends by a verdict; null when it goes on. A stored file is the end, unless it holds other bytes: then
 * it is sent once more from the beginning.
 */
export async function endOf(verdict: Verdict, transfer: Transfer): Promise<Outcome | null> {
	if (verdict.kind === "refused") return verdict;
	if (verdict.kind !== "stored") return null;
	if (await isIntact(verdict, transfer)) return verdict;
	const { position } = transfer;
	if (position.damaged) return { kind: "refused", code: "UPLOAD_DAMAGED" };
	position.damaged = true;
	startAnew(transfer);
	// What is sent now may be a copy of the file that was hashed.
	void transfer.hash(true);
	return null;
}
