import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { HostTraits } from "../ports";
import type { PlannedCall, State } from "./state";
import { goesWhole } from "./transfer";

/** Bytes sent again when the host has them all but its last answer was lost: the answer to them names the file. */
const TAIL_BYTES = 1_024;

/** Maximum intended duration of a call while the host may have something to report, in milliseconds. */
const CALL_MS = 15_000;

/** The line is idle between two calls, so an upload has few; the first ones are short, as they measure its speed. */
const GROWTH = 4;

/** The start of the next call. */
export const offsetOf = ({ file: { size }, position: { confirmed } }: State): number =>
	confirmed < size ? confirmed : Math.max(0, size - TAIL_BYTES);

/**
 * The end of a call. Unless the host has shown that it can report progress, a call carries one chunk, so that its
 * answer reports it. Browsers read no answer before the body is sent, so calls stay short until the host has called the
 * upload long: each carries at most `GROWTH` times what all before it brought, and the bytes of 15 s.
 */
function endOf({ file: { size }, position }: State, offset: number, isWhole: boolean, host: HostTraits): number {
	if (isWhole || (host.tells && host.isLong)) return size;
	const most = host.tells ? Math.min(GROWTH * position.brought, position.pace * CALL_MS) : 0;
	return Math.min(size, offset + Math.max(1, Math.floor(most / CHUNK_BYTES)) * CHUNK_BYTES);
}

/** The next call: it starts at the host's position, and its size is limited by the longest wait for one response. */
export function planCall(state: State, host: Readonly<HostTraits>): PlannedCall {
	const isWhole = goesWhole(state.file, state.position);
	const offset = offsetOf(state);
	return { offset, end: endOf(state, offset, isWhole, host), isStep: host.tells === false && !isWhole, isWhole };
}
