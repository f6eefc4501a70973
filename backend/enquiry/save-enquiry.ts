import type { Deps } from "../deps";
import { keepAnswer } from "../form-checks/idempotency";
import { enqueueMail } from "../mail/enqueue";
import { nextId } from "../store/next-id";
import { countEnquiries } from "../store/queries/enquiries";
import { receiptMail } from "./receipt-mail";
import { teamMail } from "./team-mail";
import type { NewEnquiry } from "./values";

/** Maximum number of receipts to one address per day, so that nobody can fill somebody else's mailbox. */
const MOST_RECEIPTS = 3;

const DAY_MS = 86_400_000;

/**
 * Stores a request with its mails and its key's answer, all or nothing. Throws a unique violation if another request
 * took the same number a moment before.
 */
export function saveEnquiry(
	{ store, supportEmail }: Pick<Deps, "store" | "supportEmail">,
	enquiry: NewEnquiry,
): Promise<{ id: number }> {
	const { kind, values, language, key } = enquiry;
	const at = enquiry.at.toISOString();
	const dayAgo = new Date(enquiry.at.getTime() - DAY_MS).toISOString();
	return store.transaction().execute(async (write) => {
		const before = await countEnquiries(write, values.email, dayAgo);
		const { id } = await write
			.insertInto("enquiries")
			.values({
				id: nextId("enquiries"),
				kind,
				email: values.email,
				language,
				payload: JSON.stringify(values),
				created_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		if (supportEmail) await enqueueMail(write, teamMail(enquiry, id, supportEmail), at);
		if (before < MOST_RECEIPTS) await enqueueMail(write, receiptMail(enquiry, supportEmail), at);
		await keepAnswer(write, key, { id }, at);
		return { id };
	});
}
