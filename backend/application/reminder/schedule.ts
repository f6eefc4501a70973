import type { Deps } from "../../deps";
import type { Store } from "../../store/open";
import { enqueueTask } from "../../tasks/enqueue";
import type { TaskHandler } from "../../tasks/kinds";

const LEASE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many days before the due date candidates are reminded, the last time at the end. */
const DAYS_BEFORE = [3, 1];

/** Shortest time between an application and a reminder: the receipt has just said the same. */
const LEAST_WAIT_MS = 2 * HOUR_MS;

/** Which reminder an application with a due date is to get now. */
export interface DueReminder {
	/** Days before the due date for which it stands. */
	days: number;
	/** Whether none follows. */
	isLast: boolean;
}

/**
 * The reminder that is due at `now` for an interview that ends at `closesAt`; undefined before the first one, after the due
 * date, and for somebody who applied (`sentAt`, ISO 8601) about when it became due, or later.
 */
export function dueReminder(closesAt: string, sentAt: string, now: Date): DueReminder | undefined {
	const end = Date.parse(closesAt);
	const days = DAYS_BEFORE.findLast((before) => now.getTime() >= end - before * DAY_MS);
	if (days === undefined || now.getTime() >= end) return undefined;
	if (Date.parse(sentAt) + LEAST_WAIT_MS > end - days * DAY_MS) return undefined;
	return { days, isLast: days === DAYS_BEFORE.at(-1) };
}

/** Applications whose job closes within the days of the first reminder, and whose interview isn't known to be over. */
function findWaiting(store: Store, now: Date) {
	const within = new Date(now.getTime() + Math.max(...DAYS_BEFORE) * DAY_MS).toISOString();
	return store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select(["applications.id", "applications.created_at", "jobs.closes_at"])
		.where("jobs.closes_at", ">", now.toISOString())
		.where("jobs.closes_at", "<=", within)
		.where("withdrawn_at", "is", null)
		.where("answered_at", "is", null)
		.where("applications.status", "!=", "declined")
		.execute();
}

/** Begins the key of each of an application's reminders. */
export const reminderKey = (applicationId: string): string => `reminder:${applicationId}`;

/**
 * The hourly task that adds the reminders that are due, each once by mail and once by WhatsApp. It reads the due dates as
 * they are now: one that was moved brings reminders of its own.
 */
export const planReminders = ({ store, tasks, whatsapp, now }: Deps): TaskHandler<"reminders"> => ({
	leaseMs: LEASE_MS,
	async run() {
		const at = now();
		const ways = whatsapp ? (["mail", "whatsapp"] as const) : (["mail"] as const);
		for (const { id, created_at, closes_at } of await findWaiting(store, at)) {
			const due = closes_at && dueReminder(closes_at, created_at, at);
			if (!due) continue;
			for (const way of ways) {
				const key = `${reminderKey(id)}:${closes_at}:${due.days}:${way}`;
				const payload = { application: id, way, isLast: due.isLast };
				await enqueueTask(store, { key, kind: "reminder", payload }, at.toISOString());
			}
		}
		tasks.poke();
	},
});
