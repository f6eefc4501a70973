import type { Deps } from "../../deps";
import { fill } from "../../format/fill";
import { type Block, composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import type { CompanyRow } from "../../store/schema";
import type { TaskHandler } from "../../tasks/kinds";
import { noticeMessages } from "./messages";
import { type Recipient, recipientsOf } from "./recipients";

/** The start of the names of a company's digests; the day (YYYY-MM-DD) follows, then the recipient. */
export const digestMailKey = (companyId: number): string => `digest-${companyId}-`;

const LEASE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The events of a day, for a company's applications with daily notices. */
function applicationsOn(
	store: Store,
	companyId: number,
	day: string,
	event: "created_at" | "corrected_at" | "withdrawn_at",
) {
	const end = new Date(Date.parse(day) + DAY_MS).toISOString();
	return store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select([
			"applications.fullname",
			"applications.created_at",
			"applications.withdrawn_at",
			"jobs.title",
			"jobs.content",
		])
		.where("jobs.company_id", "=", companyId)
		.where("jobs.notices", "=", "daily")
		.where(`applications.${event}`, ">=", day)
		.where(`applications.${event}`, "<", end)
		.orderBy("jobs.title")
		.orderBy(`applications.${event}`)
		.execute();
}

type Listed = Awaited<ReturnType<typeof applicationsOn>>;

interface Day {
	company: CompanyRow;
	/** The address of the list. */
	url: string;
	arrived: Listed;
	corrected: Listed;
	withdrawn: Listed;
}

/** The candidates under their jobs. */
function listOf(title: string, listed: Listed): Block[] {
	const titles = [...new Set(listed.map((one) => one.title))];
	const lines = titles.map((label) => ({
		label,
		values: listed.filter((one) => one.title === label).map(({ fullname }) => fullname),
	}));
	return lines.length > 0 ? [{ kind: "list", title, lines }] : [];
}

function writeDigest({ company, url, arrived, corrected, withdrawn }: Day, { email, language, hasAccount }: Recipient) {
	const messages = noticeMessages(language);
	const counts = [
		...(arrived.length > 0 ? [fill(messages.newOnes, { count: arrived.length })] : []),
		...(corrected.length > 0 ? [fill(messages.correctedOnes, { count: corrected.length })] : []),
		...(withdrawn.length > 0 ? [fill(messages.withdrawnOnes, { count: withdrawn.length })] : []),
	];
	const names = { company: company.title, what: counts.join(", ") };
	const forAccounts = [
		{ kind: "link", label: messages.openAll, url },
		{ kind: "note", text: messages.off },
	] as const;
	const mail = composeMail(language, [
		{ kind: "text", text: fill(messages.digest, names) },
		...listOf(messages.newTitle, arrived),
		...listOf(messages.correctedTitle, corrected),
		...listOf(messages.withdrawnTitle, withdrawn),
		...(hasAccount ? forAccounts : []),
	]);
	return { ...mail, recipient: email, subject: fill(messages.digestSubject, names), purpose: "notice" as const };
}

/** The task that mails a company's recruiters the applications of a day. A second run adds no second mail. */
export const sendDigest = (deps: Deps): TaskHandler<"digest"> => ({
	leaseMs: LEASE_MS,
	async run({ companyId, day }) {
		const at = deps.now().toISOString();
		await deps.store.transaction().execute(async (write) => {
			const on = (event: Parameters<typeof applicationsOn>[3]) => applicationsOn(write, companyId, day, event);
			const arrived = (await on("created_at")).filter((one) => !one.withdrawn_at);
			// One that is new on the day or withdrawn stands there.
			const corrected = (await on("corrected_at")).filter((one) => !one.withdrawn_at && one.created_at < day);
			const withdrawn = await on("withdrawn_at");
			const companies = write.selectFrom("companies").selectAll().where("id", "=", companyId);
			const company = await companies.executeTakeFirst();
			const [first] = [...arrived, ...corrected, ...withdrawn];
			if (!company || !first) return;
			const url = `${deps.publicUrl}/companies/${companyId}/applications`;
			const shown = { company, url, arrived, corrected, withdrawn };
			for (const recipient of await recipientsOf(write, company, first)) {
				const key = `${digestMailKey(companyId)}${day}-${recipient.key}`;
				await enqueueMail(write, { ...writeDigest(shown, recipient), key }, at);
			}
		});
		deps.tasks.poke();
	},
});
