import { isUnderWay, type Verdict } from "@/lib/interview-code/check/mend";
import type { Measured } from "@/lib/interview-code/check/speed";
import type { Device } from "@/lib/interview-code/device";
import { fill } from "@/lib/text/fill";
import { type ScreenText, wayOut } from "../screen-text";
import type { CheckSetup } from "./setup";

interface About {
	verdict: Verdict;
	speed: Measured | undefined;
	device: Device;
}

/** A verdict's text. */
export function verdictText({ verdict, speed, device }: About, { messages, inApp }: CheckSetup): ScreenText {
	const template = messages.verdict[verdict];
	if (verdict === "slow" && speed?.kind === "slow")
		return { ...template, text: fill(messages.verdict.slow.text, { seconds: speed.seconds }) };
	if (verdict === "ready" && speed?.kind === "unknown") return { ...template, text: messages.unmeasured };
	if (verdict === "in-app" && device.system === "ios") return { ...template, text: wayOut(device, inApp) };
	return template;
}

/** A verdict's colour: everything works, there is a problem, or the check is running. */
export function toneOf(verdict: Verdict): string {
	if (verdict === "ready") return "border-ok bg-ok-soft";
	return isUnderWay(verdict) ? "border-line bg-surface" : "border-brand-ink bg-surface";
}
