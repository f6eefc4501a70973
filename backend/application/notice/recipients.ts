import type { Language } from "../../http/language";
import type { Store } from "../../store/open";
import type { CompanyRow, JobRow } from "../../store/schema";
import { languageOfJob } from "../receipt/receipt";

/** Somebody at a company who is written to, and in which language. */
export interface Recipient {
	email: string;
	language: Language;
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
		.select(["users.email", "users.language"])
		.where("memberships.company_id", "=", id)
		.where("users.confirmed_at", "is not", null)
		.execute();
	if (users.length > 0)
		return users.map(({ email, language }) => ({ email, language: language === "id" ? "id" : "en" }));
	return contact_email ? [{ email: contact_email, language: languageOfJob(job) }] : [];
}
