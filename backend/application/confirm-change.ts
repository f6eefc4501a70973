import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import { findSentApplication, type SentApplication } from "../store/queries/sent-applications";
import { deleteApplication } from "./delete-application";
import { applicationOfLink } from "./links";
import { withdraw } from "./withdraw";

const CHANGES = ["withdraw", "delete"] as const;

interface Pending {
	change: (typeof CHANGES)[number];
	sent: SentApplication;
}

/** The change that a confirmation token belongs to. Throws 404 for any other token, and for an expired one. */
export async function pendingChange({ store, now }: Deps, token: string): Promise<Pending> {
	for (const change of CHANGES) {
		const id = await applicationOfLink(store, token, change, now().toISOString());
		const sent = id === undefined ? undefined : await findSentApplication(store, id);
		if (sent) return { change, sent };
	}
	throw new Problem(404, "This link is no longer good.");
}

/** Withdraws or deletes an application, as its confirmation's token says. */
export async function confirmChange(deps: Deps, token: string): Promise<Pick<Pending, "change">> {
	const { change, sent } = await pendingChange(deps, token);
	const at = deps.now().toISOString();
	if (change === "withdraw") await withdraw(deps, sent, at);
	else await deleteApplication(deps.store, sent, "candidate", at);
	deps.tasks.poke();
	return { change };
}
