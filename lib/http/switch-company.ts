import { switchCallPath } from "@/lib/companies/switch";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { limited } from "./limited";

/**
 * Has the host go on with another company. Says whether it does: no answer within the time of a reading call counts as
 * no. Never rejects.
 */
export async function switchCompany(id: string): Promise<boolean> {
	try {
		return await limited(TIMEOUT_MS.read, new AbortController().signal, async (signal) => {
			const { ok } = await fetch(switchCallPath(id), { method: "POST", signal });
			return ok;
		});
	} catch {
		return false;
	}
}
