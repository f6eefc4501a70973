import { type ExpressionBuilder, sql } from "kysely";
import type { Store } from "../open";
import type { ApplicationRow, ApplicationStatus, Schema } from "../schema";
import { titleKey } from "../title-key";

/** The sort orders of a list. */
export type Order = "newest" | "oldest" | "name";

/** Undecided applications whose candidates have heard nothing since a moment (ISO 8601). */
interface Overdue {
	overdueSince: string;
}

/** The filter and order of a list of applications. */
export interface ListedBy {
	jobIds: readonly number[];
	/** The search text: parts of a name or an address, or digits of a telephone number. */
	searched: string;
	/** The earliest moment (ISO 8601) at which they were sent. */
	since: string | undefined;
	/** The recruiter's status; withdrawn applications have no other. */
	status?: ApplicationStatus | "withdrawn" | Overdue;
	order: Order;
}

const COLUMNS = [
	"id",
	"job_id",
	"fullname",
	"email",
	"phone",
	"phone_key",
	"cv_filepath",
	"created_at",
	"status",
	"withdrawn_at",
	"answered_at",
] as const;

export type ListedApplication = Pick<ApplicationRow, (typeof COLUMNS)[number]> & {
	/** When the company last wrote an answer (ISO 8601). */
	last_answer_at: string | null;
};

const ORDERS = {
	newest: sql`created_at desc, id`,
	oldest: sql`created_at, id desc`,
	name: sql`name_key, created_at desc, id`,
} as const satisfies Record<Order, unknown>;

/** The statuses that are no decision yet. */
export const UNDECIDED = ["unread", "review"] as const satisfies readonly ApplicationStatus[];

/** Further words are ignored. */
const MOST_WORDS = 6;
/** Nearly every number contains fewer digits than these. */
const FEWEST_DIGITS = 3;

/** Characters with a meaning in patterns, and the escape character. */
const WILD = /[%_!]/g;
const pattern = (text: string) => `%${text.replace(WILD, "!$&")}%`;

/** A condition: each word is part of the name (ignoring case and diacritics), of the address or of the number. */
function holds(word: string) {
	return (is: ExpressionBuilder<Schema, "applications">) => {
		const digits = /^[\d+().-]+$/.test(word) ? word.replaceAll(/\D/g, "") : "";
		const inKey = sql<boolean>`name_key like ${pattern(titleKey(word))} escape '!'`;
		const inEmail = sql<boolean>`email_key like ${pattern(word.toLowerCase())} escape '!'`;
		const inPhone = digits.length >= FEWEST_DIGITS ? [is("phone", "like", `%${digits.replace(/^0/, "")}%`)] : [];
		return is.or([inKey, inEmail, ...inPhone]);
	};
}

/** A condition, with the rule of `daysOverdue`. */
function isOverdue({ overdueSince }: Overdue) {
	return (is: ExpressionBuilder<Schema, "applications">) =>
		is.and([
			is("status", "in", UNDECIDED),
			is("withdrawn_at", "is", null),
			is(is.fn.coalesce(lastAnswer(is), "created_at"), "<", overdueSince),
		]);
}

/** When the company last wrote an answer to an application. */
const lastAnswer = (is: ExpressionBuilder<Schema, "applications">) =>
	is
		.selectFrom("answers")
		.whereRef("answers.application_id", "=", "applications.id")
		.select(({ fn }) => fn.max("answers.created_at").as("at"));

function found(store: Store, { jobIds, searched, since, status }: Omit<ListedBy, "order">) {
	let rows = store.selectFrom("applications").where("job_id", "in", [...jobIds]);
	if (status === "withdrawn") rows = rows.where("withdrawn_at", "is not", null);
	else if (typeof status === "string") rows = rows.where("status", "=", status).where("withdrawn_at", "is", null);
	else if (status) rows = rows.where(isOverdue(status));
	if (since !== undefined) rows = rows.where("created_at", ">=", since);
	const words = searched.split(/\s+/).filter((word) => titleKey(word) !== "");
	for (const word of words.slice(0, MOST_WORDS)) rows = rows.where(holds(word));
	return rows;
}

/** The number of applications in a list. */
export async function countListed(store: Store, by: Omit<ListedBy, "order">): Promise<number> {
	if (by.jobIds.length === 0) return 0;
	const count = found(store, by).select(({ fn }) => fn.countAll<number>().as("total"));
	return Number((await count.executeTakeFirstOrThrow()).total);
}

/** The ids of all applications of a list, in its order. */
export async function listIds(store: Store, by: ListedBy): Promise<string[]> {
	if (by.jobIds.length === 0) return [];
	const rows = await found(store, by).select("id").orderBy(ORDERS[by.order]).execute();
	return rows.map(({ id }) => id);
}

/** At most `limit` applications of a list after `offset`. */
export async function listApplications(
	store: Store,
	by: ListedBy,
	{ offset, limit }: { offset: number; limit: number },
): Promise<ListedApplication[]> {
	if (by.jobIds.length === 0) return [];
	return found(store, by)
		.select(COLUMNS)
		.select((is) => lastAnswer(is).as("last_answer_at"))
		.orderBy(ORDERS[by.order])
		.offset(offset)
		.limit(limit)
		.execute();
}

/** The position of an application in a list, from 1, and the ids of its neighbours. */
export interface Place {
	place: number;
	total: number;
	before: string | null;
	after: string | null;
}

/** The place of an application in a list, or undefined when the list doesn't hold it. */
export async function placeInList(store: Store, by: ListedBy, id: string): Promise<Place | undefined> {
	if (by.jobIds.length === 0) return undefined;
	const order = ORDERS[by.order];
	const places = found(store, by).select([
		"id",
		sql<string | null>`lag(id) over (order by ${order})`.as("before"),
		sql<string | null>`lead(id) over (order by ${order})`.as("after"),
		sql<number>`row_number() over (order by ${order})`.as("place"),
		sql<number>`count(*) over ()`.as("total"),
	]);
	const row = await store
		.selectFrom(places.as("places"))
		.select(["before", "after", "place", "total"])
		.where("id", "=", id)
		.executeTakeFirst();
	return row && { ...row, place: Number(row.place), total: Number(row.total) };
}
