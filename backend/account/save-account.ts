import type { z } from "zod";
import type { newUser } from "../../lib/contract/schemas/account";
import type { Deps } from "../deps";
import { type AnswerKey, keepAnswer } from "../form-checks/idempotency";
import type { Language } from "../http/language";
import { freeSlug, slugify } from "../job-import/plan/slug";
import { nextId } from "../store/next-id";
import type { Store } from "../store/open";
import { takenSlugs } from "../store/queries/companies";
import { emailKey } from "../store/queries/email-key";
import { titleKey } from "../store/title-key";
import { sendConfirmation } from "./send-confirmation";

/** An account before it is stored. */
export interface NewAccount {
	/** The form's values, without the password. */
	values: Omit<z.output<typeof newUser>, "password">;
	passwordHash: string;
	language: Language;
	at: Date;
	/** The key under which a repeat finds the response. */
	key: AnswerKey | undefined;
}

async function saveUser(write: Store, { values, passwordHash, language, at }: NewAccount): Promise<number> {
	const { email, fullname, phone = null, total_roles_description = null, assist_description } = values;
	const { id } = await write
		.insertInto("users")
		.values({
			id: nextId("users"),
			email,
			email_key: emailKey(email),
			fullname,
			phone,
			password_hash: passwordHash,
			total_roles_description,
			assist_description,
			language,
			created_at: at.toISOString(),
			confirmed_at: null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Nobody has looked at a new company yet, so the public list of companies leaves it out. */
async function saveCompany(write: Store, { company_name: title, email }: NewAccount["values"]): Promise<number> {
	const base = slugify(title);
	const taken = await takenSlugs(write, base);
	const { id } = await write
		.insertInto("companies")
		.values({
			id: nextId("companies"),
			slug: freeSlug(base, (slug) => taken.has(slug)),
			title,
			title_key: titleKey(title),
			website: null,
			logo: null,
			city: null,
			country: null,
			font_color: null,
			brand_color: null,
			contact_email: email,
			listed: 0,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/**
 * Stores an account with its company, its welcome mail and its key's answer, all or nothing. Throws a unique violation
 * if the address is registered, or if another sign-up took the same ids a moment before.
 */
export function saveAccount(
	{ store, publicUrl, supportEmail }: Pick<Deps, "store" | "publicUrl" | "supportEmail">,
	account: NewAccount,
): Promise<{ id: number }> {
	return store.transaction().execute(async (write) => {
		const id = await saveUser(write, account);
		const companyId = await saveCompany(write, account.values);
		await write.insertInto("memberships").values({ user_id: id, company_id: companyId }).execute();
		const { values, language, at, key } = account;
		const user = { id, email: values.email, fullname: values.fullname, language };
		await sendConfirmation(write, { user, kind: "welcome", publicUrl, supportEmail }, at);
		await keepAnswer(write, key, { id }, at.toISOString());
		return { id };
	});
}
