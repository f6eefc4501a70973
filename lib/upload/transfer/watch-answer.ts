import { pause } from "@/lib/pause";
import type { UploadCode } from "../codes";
import type { Reach, UploadPorts } from "../ports";
import { isSingle } from "./single";
import { goesWhole, nameAtHost, type Transfer } from "./transfer";
import { receivedBy } from "./verdict";

/** How often to check for a missing answer, in milliseconds. */
const LOOK_EVERY_MS = 5_000;
/** Looks in a row that find nothing new, after which the connection counts as dead. */
const MOST_IN_VAIN = 2;
/** The same where the host has all bytes, or may lack the call: it may take its time with what is in the file. */
const MOST_WHILE_READING = 12;

const isWhole = ({ file, whole, position }: Transfer) => goesWhole({ size: file.size, whole }, position);

/** The row's note while the answer to a small file is missing: nobody needs to wait for it before going on with the form. */
const NOTES: Readonly<Record<Reach, UploadCode | undefined>> = {
	host: "UPLOAD_STORING",
	silent: "UPLOAD_STORING",
	site: "UPLOAD_TROUBLE",
	nowhere: undefined,
};

/** The host's progress; 0 for a small file if it answers anything at all. Undefined without an answer. */
async function look(transfer: Transfer, ports: UploadPorts, over: AbortSignal): Promise<number | undefined> {
	if (!isWhole(transfer)) return receivedBy(await ports.transport.progress(nameAtHost(transfer), over, true));
	const reach = await ports.connectivity.reach();
	if (!over.aborted) transfer.report({ waiting: true, note: NOTES[reach] });
	return reach === "nowhere" || reach === "silent" ? undefined : 0;
}

/** The host's last known progress, and the number of checks since then without a change. */
interface Look {
	received: number | undefined;
	inVain: number;
}

const nextLook = (last: Look, received: number | undefined): Look => ({
	received: received ?? last.received,
	inVain: received !== undefined && received === last.received ? last.inVain + 1 : 0,
});

/** Whether the host's progress can be known: not for a larger file in one call, whose time limit is 200 s. */
function canLook(transfer: Transfer, { host }: UploadPorts): boolean {
	return isWhole(transfer) ? isSingle(transfer.file) : host.tells !== false;
}

function mostInVain({ received }: Look, transfer: Transfer, { host }: UploadPorts): number {
	if (isWhole(transfer)) return MOST_IN_VAIN;
	const mayLackTheCall = host.tells === undefined && received === 0;
	return mayLackTheCall || received === transfer.position.sentTo ? MOST_WHILE_READING : MOST_IN_VAIN;
}

/**
 * Watches over a call all of whose bytes have left: what the device still holds of them may be on its way, or the
 * connection dead without anybody telling. Calls `giveUp` when the host can be reached otherwise and gets no further,
 * or when the device was offline meanwhile. Ends with `over`.
 */
export async function watchAnswer(transfer: Transfer, ports: UploadPorts, over: AbortSignal, giveUp: () => void) {
	const stop = ports.connectivity.onOnline(giveUp);
	over.addEventListener("abort", stop, { once: true });
	if (!canLook(transfer, ports)) return;
	let last: Look = { received: undefined, inVain: 0 };
	for (;;) {
		await pause(LOOK_EVERY_MS, over, false, ports);
		if (over.aborted) return;
		last = nextLook(last, await look(transfer, ports, over));
		if (over.aborted) return;
		if (last.inVain >= mostInVain(last, transfer, ports)) return giveUp();
	}
}
