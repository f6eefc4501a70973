import { parseCode } from "@/lib/contract/code";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { CheckAnswer } from "@/lib/entry/run-sequence";

/** What the door answers; it has read the host's answer by the contract's schema. */
interface CodeCheck {
	interview_code: string;
	device_type?: number | null;
}

async function ask(code: string, signal: AbortSignal): Promise<CheckAnswer> {
	const answer = await fetch(`/api/code/${encodeURIComponent(code)}?debug=false`, { signal });
	if (answer.status === 404) return { kind: "unknown" };
	if (!answer.ok) return { kind: "failed" };
	const { interview_code, device_type } = (await answer.json()) as CodeCheck;
	return { kind: "known", code: parseCode(interview_code)?.code ?? code, deviceType: device_type };
}

/** Asks our own door for an interview code; `signal` gives it up. Past the time limit of the call it counts as failed. */
export async function checkCode(code: string, signal: AbortSignal): Promise<CheckAnswer> {
	// `AbortSignal.any` would say it shorter, but not in the browsers of phones that are still in use.
	const call = new AbortController();
	const end = () => call.abort();
	signal.addEventListener("abort", end, { once: true });
	let isLate = false;
	const limit = setTimeout(() => {
		isLate = true;
		end();
	}, TIMEOUT_MS.long);
	try {
		return await ask(code, call.signal);
	} catch {
		return { kind: isLate ? "failed" : "lost" };
	} finally {
		clearTimeout(limit);
		signal.removeEventListener("abort", end);
	}
}
