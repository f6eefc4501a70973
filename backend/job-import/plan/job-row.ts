import { isDeepStrictEqual } from "node:util";
import { closesAt } from "../../job/closes-at";
import { type JobContent, readContent } from "../../job/content";
import type { JobRow } from "../../store/schema";
import type { ImportedJob } from "../imported-job";
import type { PlannedJob } from "./jobs";

/** What an imported job has that no row speaks of: the usual form, with a CV. */
const USUAL: Omit<JobContent, "jobType" | "timezone" | "aboutDescription"> = {
	whatsapp_notification: 0,
	document_type: "CV",
	document_list: [{ type: "CV", option_value: 2 }],
	device_type: 0,
	delay_start: 1,
	social_media: [],
	additionalField: [],
	show_due_date: 1,
	translation: {},
	listed: false,
};

/** What a row shows; members that it doesn't name are taken away from the job, as they are from its source. */
function shown(job: ImportedJob) {
	const { jobType = "", timezone = "", language, city, country, remote, responsibility, requirement } = job;
	const place = { language, city, country, remote };
	const pay = { salary: job.salary, salary_ranges: job.salaryRanges };
	return { jobType, timezone, ...place, ...pay, aboutDescription: job.about, responsibility, requirement };
}

/** Settings, which stay as they are unless a row names them, or the import lists all rows that say nothing of it. */
function settings({ networks, ...job }: ImportedJob, listsAll: boolean): Partial<JobContent> {
	const listed = job.listed ?? (listsAll || undefined);
	return { ...(networks && { social_media: networks }), ...(listed === undefined ? {} : { listed }) };
}

/** Without members that are undefined, as it comes out of the database. */
const asStored = (content: JobContent) => readContent(JSON.stringify(content));

const FLAGS = { invite: 1, email_required: 1, require_cv: 1, compliance_required: 0, no_assessment: 0, unlisted: 0 };
const SETTINGS = { ...FLAGS, notices: "now" } as const;

/** A job as it will be kept, and whether that changes anything but the moment of the change. */
export function jobRow(
	planned: PlannedJob,
	stored: JobRow | undefined,
	{ now, listed }: { now: Date; listed: boolean },
): { row: JobRow; isChanged: boolean } {
	const { job } = planned.read;
	const before = stored && readContent(stored.content);
	const content = asStored({ ...USUAL, ...before, ...shown(job), ...settings(job, listed) });
	const dueDate = job.dueDate ?? null;
	const row: JobRow = {
		...SETTINGS,
		...stored,
		...planned.place,
		open_code_key: planned.place.open_code.toLowerCase(),
		title: job.title,
		due_date: dueDate,
		closes_at: closesAt(dueDate, content.timezone),
		published_at: job.publishedAt ?? null,
		...(job.invite === undefined ? {} : { invite: Number(job.invite) }),
		updated_at: stored?.updated_at ?? now.toISOString(),
		content: JSON.stringify(content),
	};
	const isSame = stored && isDeepStrictEqual({ ...row, content }, { ...stored, content: before });
	return isSame ? { row, isChanged: false } : { row: { ...row, updated_at: now.toISOString() }, isChanged: true };
}
