import { parseCode } from "@/lib/contract/code";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import type { EndedInterview } from "@/lib/contract/schemas/interview-code";
import type { CheckAnswer } from "@/lib/interview-code/run-sequence";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** The proxy's answer; the proxy has already parsed the host's answer with the contract's schema. */
interface CodeCheck {
	interview_code: string;
	device_type?: number | null;
	ended?: EndedInterview;
}

async function ask(code: string, signal: AbortSignal): Promise<CheckAnswer> {
	const answer = await callApi(`/api/code/${encodeURIComponent(code)}?debug=false`, { signal });
	if (answer.status === 404) return { kind: "unknown" };
	if (!answer.ok) return { kind: "failed" };
	const { interview_code, device_type, ended } = (await answer.json()) as CodeCheck;
	return { kind: "known", code: parseCode(interview_code)?.code ?? code, deviceType: device_type, ended };
}

/**
 * Checks an interview code through our API proxy; `signal` cancels the call. A call that exceeds its time limit counts as
 * failed.
 */
export async function checkCode(code: string, signal: AbortSignal): Promise<CheckAnswer> {
	let isOver = () => false;
	try {
		return await limited(TIMEOUT_MS.long, signal, (end) => {
			isOver = () => end.aborted;
			return ask(code, end);
		});
	} catch {
		return { kind: isOver() ? "failed" : "lost" };
	}
}
