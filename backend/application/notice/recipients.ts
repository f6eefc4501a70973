import type { Language } from "../../http/language";
import type { Store } from "../../store/open";
import type { CompanyRow, JobRow } from "../../store/schema";
import { languageOfJob } from "../receipt/receipt";

/** Somebody at a company who is written to, and in which language. */
export interface Recipient {
	/** Tells them apart without their addresses. */
	key: string;
	email: string;
	language: Language;
	/** Whether they can sign in, so that links to the recruiters' pages are of use. */
	hasAccount: boolean;
}

/** The recruiters of a company; where it has none with a confirmed address, its contact, in the job's language. */
export async function recipientsOf(
	store: Store,
	{ id, contact_email }: CompanyRow,
	job: Pick<JobRow, "content">,
): Promise<Recipient[]> {
	const users = await store
		.selectFrom("users")
		.innerJoin("memberships", "memberships.user_id", "users.id")
		.select(["users.id", "users.email", "users.language"])
		.where("memberships.company_id", "=", id)
		.where("users.confirmed_at", "is not", null)
		.execute();
	if (users.length === 0)
		return contact_email
			? [{ key: "contact", email: contact_email, language: languageOfJob(job), hasAccount: false }]
			: [];
	return users.map(({ id: user, email, language }) => ({
		key: String(user),
		email,
		language: language === "id" ? "id" : "en",
		hasAccount: true,
	}));
}
