import type { Deps } from "../../deps";
import { fill } from "../../format/fill";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import type { TaskHandler } from "../../tasks/kinds";
import { noticeMessages } from "./messages";
import { recipientsOf } from "./recipients";

const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A day's applications to a company's jobs whose notices come once a day. */
function applicationsOn(store: Store, companyId: number, day: string) {
	const end = new Date(Date.parse(day) + DAY_MS).toISOString();
	return store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select(["applications.id", "applications.fullname", "jobs.title", "jobs.content"])
		.where("jobs.company_id", "=", companyId)
		.where("jobs.notices", "=", "daily")
		.where("applications.created_at", ">=", day)
		.where("applications.created_at", "<", end)
		.where("applications.withdrawn_at", "is", null)
		.orderBy("jobs.title")
		.orderBy("applications.created_at")
		.execute();
}

/** The task that mails a company's recruiters the applications of a day. */
export const sendDigest = (deps: Deps): TaskHandler<"digest"> => ({
	leaseMs: LEASE_MS,
	async run({ companyId, day }) {
		const at = deps.now().toISOString();
		await deps.store.transaction().execute(async (write) => {
			const found = await applicationsOn(write, companyId, day);
			const companies = write.selectFrom("companies").selectAll().where("id", "=", companyId);
			const company = await companies.executeTakeFirst();
			const [first] = found;
			if (!company || !first) return;
			for (const { email, language } of await recipientsOf(write, company, first)) {
				const messages = noticeMessages(language);
				const names = { company: company.title, count: found.length };
				const lines = found.map(({ fullname, title }) => ({ label: title, values: [fullname] }));
				const mail = composeMail(language, [
					{ kind: "text", text: fill(messages.digest, names) },
					{ kind: "list", lines },
					{ kind: "link", label: messages.openAll, url: `${deps.publicUrl}/companies/${companyId}/applications` },
					{ kind: "note", text: messages.off },
				]);
				await enqueueMail(
					write,
					{ ...mail, recipient: email, subject: fill(messages.digestSubject, names), purpose: "notice" },
					at,
				);
			}
		});
		deps.tasks.poke();
	},
});
