import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import { findSentApplication, type SentApplication } from "../store/queries/sent-applications";
import { applicationOfLink } from "./links";

/** The application that a token of a purpose leads to. Throws 404 for any other token. */
export async function requireApplication(
	{ store, now }: Pick<Deps, "store" | "now">,
	token: string,
	purpose: Parameters<typeof applicationOfLink>[2] = "open",
): Promise<SentApplication> {
	const id = await applicationOfLink(store, token, purpose, now().toISOString());
	const found = id === undefined ? undefined : await findSentApplication(store, id);
	if (!found) throw new Problem(404, "This link leads to no application.");
	return found;
}
