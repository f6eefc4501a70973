import { randomUUID } from "node:crypto";
import type { Store } from "../../store/open";
import { enqueueTask } from "../../tasks/enqueue";
import { digestMailKey } from "./send-digest";

/** Rewrites a company's unsent digests in the transaction of a deletion, because they name candidates. */
export async function redoDigests(write: Store, companyId: number, at: string): Promise<void> {
	const start = `notice-${digestMailKey(companyId)}`;
	const waiting = write.deleteFrom("mails").where("id", "like", `${start}%`).where("sent_at", "is", null);
	const days = (await waiting.returning("id").execute()).map(({ id }) => id.slice(start.length, start.length + 10));
	for (const day of new Set(days)) {
		const key = `digest:${companyId}:${day}:${randomUUID()}`;
		await enqueueTask(write, { key, kind: "digest", payload: { companyId, day } }, at);
	}
}
