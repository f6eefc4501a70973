import { type ExpressionBuilder, sql } from "kysely";
import { Problem } from "../../http/problem";
import type { Store } from "../open";
import type { CompanyRow, Schema } from "../schema";
import { titleKey } from "../title-key";
import { readId } from "./read-id";

/** The id of a company that exists, or undefined. */
export async function findCompanyId(store: Store, text: string): Promise<number | undefined> {
	const id = readId(text);
	if (id === undefined) return undefined;
	const row = await store.selectFrom("companies").select("id").where("id", "=", id).executeTakeFirst();
	return row?.id;
}

/** The same for a path that names the company. Throws 404. */
export async function requireCompany(store: Store, id: string): Promise<number> {
	const found = await findCompanyId(store, id);
	if (found === undefined) throw new Problem(404, "There is no such company.");
	return found;
}

/** A company by its slug in any case. */
export function findCompanyBySlug(store: Store, slug: string): Promise<CompanyRow | undefined> {
	return store.selectFrom("companies").selectAll().where("slug", "=", slug.toLowerCase()).executeTakeFirst();
}

/** Paths below `/companies/` that aren't companies. */
const RESERVED = ["filter"];

/** The slugs that a new company can't have, among `base`, base-2, base-3… */
export async function takenSlugs(store: Store, base: string): Promise<Set<string>> {
	const alike = store.selectFrom("companies").select("slug");
	const rows = await alike.where((is) => is.or([is("slug", "=", base), is("slug", "like", `${base}-%`)])).execute();
	return new Set([...RESERVED, ...rows.map(({ slug }) => slug)]);
}

/** Characters with a meaning in patterns, and the escape character. */
const WILD = /[%_!]/g;

/** A condition: the title contains `searched`, ignoring case and diacritics. */
function titleContains(searched: string) {
	const pattern = `%${titleKey(searched).replace(WILD, "!$&")}%`;
	return (is: ExpressionBuilder<Schema, "companies">) =>
		sql<boolean>`${is.ref("title_key")} like ${pattern} escape '!'`;
}

interface CompanySearch {
	searched: string;
	/** The number of matches to skip, and the maximum number to return. */
	offset: number;
	limit: number;
}

/** Listed companies by their titles, and how many there are in all. */
export async function searchCompanies(store: Store, { searched, offset, limit }: CompanySearch) {
	const found = store.selectFrom("companies").where("listed", "=", 1).where(titleContains(searched));
	const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const rows = await found
		.select(["id", "slug", "title", "logo"])
		.orderBy("title_key")
		.orderBy("id")
		.offset(offset)
		.limit(limit)
		.execute();
	return { rows, total: Number(total) };
}
