import { isEmail, trimEmail } from "@/lib/contract/contact";
import type { FeedReader } from "./names";
import type { Element } from "./xml";

/** A company's id at LinkedIn. */
const COMPANY_ID = /^\d{1,20}$/;

const ACCOUNTS = {
	indeed: [["email", isEmail]],
	linkedin: [
		["companyId", (id: string) => COMPANY_ID.test(id)],
		["posterEmail", isEmail],
	],
} satisfies Record<FeedReader, [name: string, isRight: (value: string) => boolean][]>;

/**
 * Elements about the company's account at a board, which only the company knows: it adds them to the feed's address, such
 * as `?email=jobs@example.com`. Null if a value can't be right.
 */
export function feedAccount(reader: FeedReader, query: URLSearchParams): Element[] | null {
	const account: [string, string][] = [];
	for (const [name, isRight] of ACCOUNTS[reader]) {
		const value = trimEmail(query.get(name) ?? "");
		if (value && !isRight(value)) return null;
		account.push([name, value]);
	}
	return account;
}
