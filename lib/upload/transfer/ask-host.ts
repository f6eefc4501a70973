import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { Reply, UploadPorts } from "../ports";
import { nameAtHost, type Transfer } from "./transfer";
import { judgeProgress, type Verdict } from "./verdict";

async function ask(transfer: Transfer, { transport, clock }: UploadPorts): Promise<Reply> {
	const { signal } = transfer;
	const call = new AbortController();
	const abort = () => call.abort();
	signal.addEventListener("abort", abort, { once: true });
	const stopLimit = clock.after(TIMEOUT_MS.read, abort);
	if (signal.aborted) abort();
	const reply = await transport.progress(nameAtHost(transfer), call.signal);
	stopLimit();
	signal.removeEventListener("abort", abort);
	return reply;
}

/**
 * Asks how far the host has a file, and learns whether it can tell. One that has the call knows of what it took a moment
 * ago; "unknown" then means the call, not the upload, and sending goes on from what was acknowledged. A failure of the
 * host (5xx) says nothing of that: it is asked again.
 */
export async function askHost(transfer: Transfer, ports: UploadPorts): Promise<Verdict> {
	const { file, wrongType, position } = transfer;
	const { host } = ports;
	const verdict = judgeProgress(await ask(transfer, ports), wrongType, file.size);
	if (verdict.kind === "continue") host.tells = true;
	if (!position.isSure || host.tells || verdict.kind !== "restart") return verdict;
	host.tells = false;
	// It has every byte, but didn't name the file.
	if (position.confirmed === file.size) return { kind: "restart" };
	return { kind: "continue", received: position.confirmed, long: false };
}
