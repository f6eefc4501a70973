import type { Deps } from "../deps";
import type { Store } from "../store/open";
import { companiesOf } from "../store/queries/users";
import { tryAgain } from "../store/try-again";
import { spendMailLink } from "./mail-links";
import { saveSampleJob } from "./sample-job";

/** A confirmation that has just happened. */
export interface Confirmed {
	/** Open code of the sample job that the account got; undefined for one without a company. */
	sampleCode: string | undefined;
}

async function confirmUser(write: Store, id: number, at: string): Promise<"en" | "id" | undefined> {
	const user = await write
		.updateTable("users")
		.set({ confirmed_at: at })
		.where("id", "=", id)
		.where("confirmed_at", "is", null)
		.returning("language")
		.executeTakeFirst();
	return user && (user.language === "id" ? "id" : "en");
}

/**
 * Confirms the address of the account that received a link, and creates a sample job for its company in the account's
 * language. Undefined if there is nothing to confirm: the link is invalid, or the address was confirmed before.
 */
export async function confirmAccount(
	{ store, region, now }: Pick<Deps, "store" | "region" | "now">,
	token: string,
): Promise<Confirmed | undefined> {
	const at = now();
	const confirm = async (write: Store): Promise<Confirmed | undefined> => {
		const userId = await spendMailLink(write, "confirm", token, at.toISOString());
		const language = userId === undefined ? undefined : await confirmUser(write, userId, at.toISOString());
		if (userId === undefined || !language) return undefined;
		const [company] = await companiesOf(write, userId);
		return { sampleCode: company && (await saveSampleJob(write, { company, language, region, at })) };
	};
	return tryAgain(() => store.transaction().execute(confirm));
}
