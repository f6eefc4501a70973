import { switchCallPath } from "@/lib/company-switch/addresses";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { callApi } from "./call-api";
import { limited } from "./limited";

/** The result of a switch: done, refused, or unanswered. */
export type SwitchOutcome = "done" | "refused" | "noAnswer";

/** Switches the session to another company. The host has a reading call's time limit to answer. Never rejects. */
export async function switchCompany(id: string): Promise<SwitchOutcome> {
	try {
		return await limited(TIMEOUT_MS.read, null, async (signal) => {
			const { ok } = await callApi(switchCallPath(id), { method: "POST", signal });
			return ok ? "done" : "refused";
		});
	} catch {
		return "noAnswer";
	}
}
