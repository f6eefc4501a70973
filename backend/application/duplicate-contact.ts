import type { Store } from "../store/open";
import { findUserId } from "../store/queries/users";
import type { CompanyRow } from "../store/schema";

/**
 * Whom the refusal of a duplicate names: the company's address, or its name where that address signs somebody in. Anybody
 * can provoke such a refusal, and learns no account from it.
 */
export async function duplicateContact(
	store: Store,
	{ contact_email: contact, title }: Pick<CompanyRow, "contact_email" | "title">,
): Promise<string> {
	return contact && (await findUserId(store, contact)) === undefined ? contact : title;
}
