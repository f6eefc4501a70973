import { isDeepStrictEqual } from "node:util";
import { closesAt } from "../../job/closes-at";
import { type JobContent, readContent } from "../../job/content";
import type { JobRow } from "../../store/schema";
import type { ImportedJob } from "../imported-job";
import type { KnownJob } from "./known-jobs";

/** Defaults of a new job: the usual form, with a CV. */
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

/** The visible contents of a row. Members that the row doesn't have are removed from the job too. */
function shown(job: ImportedJob) {
	const { jobType = "", timezone = "", language, city, region, country, responsibility, requirement } = job;
	const { remote, hybrid, department, otherPlaces } = job;
	const other_places = otherPlaces?.length ? otherPlaces : undefined;
	const place = { language, city, region, country, remote, hybrid, department, other_places };
	const pay = { salary: job.salary, salary_ranges: job.salaryRanges };
	return { jobType, timezone, ...place, ...pay, aboutDescription: job.about, responsibility, requirement };
}

const isDefined = ([, value]: [string, unknown]) => value !== undefined;

/** Members of a job's content among the settings of a row. */
function contentSettings({ settings = {}, networks }: ImportedJob): Partial<JobContent> {
	const { email_required: _, no_assessment: __, unlisted: ___, ...content } = settings;
	return { ...content, ...(networks && { social_media: networks }) };
}

/**
 * Settings. An import doesn't change those that a row doesn't name, except `listed`, which it may set for all rows. The
 * editor shows all of them, so it removes those without a value.
 */
function settings(job: ImportedJob, { listed: listsAll = false, isWhole = false }: Options): Partial<JobContent> {
	const listed = job.listed ?? (listsAll || undefined);
	const content = contentSettings(job);
	const given = isWhole ? content : Object.fromEntries(Object.entries(content).filter(isDefined));
	return { ...given, ...(listed === undefined ? {} : { listed }) };
}

/** Without members that are undefined, as it comes out of the database. */
const asStored = (content: JobContent) => readContent(JSON.stringify(content));

const FLAGS = { invite: 1, email_required: 1, require_cv: 1, compliance_required: 0, no_assessment: 0, unlisted: 0 };
const NEW = { ...FLAGS, state: "open", notices: "now" } as const;

const REQUIRED = 2;

/** Columns that hold a job's settings. */
function columns({ invite, settings = {} }: ImportedJob, content: JobContent): Partial<JobRow> {
	const { email_required, no_assessment, unlisted, document_list } = settings;
	const flags = { invite, email_required, no_assessment, unlisted };
	const defined = Object.entries(flags).filter(isDefined);
	return {
		...Object.fromEntries(defined.map(([name, value]) => [name, Number(value)])),
		...(document_list && { require_cv: Number(document_list[0]?.option_value === REQUIRED) }),
		compliance_required: Number(Boolean(content.compliance)),
	};
}

interface Options {
	now: Date;
	/** Lists jobs that don't say so themselves. */
	listed?: boolean;
	/** The job names all of its settings. */
	isWhole?: boolean;
}

/** The row of a job to store, and whether anything but its time of change differs. */
export function jobRow(
	{ job, place }: { job: ImportedJob; place: KnownJob },
	stored: JobRow | undefined,
	options: Options,
): { row: JobRow; isChanged: boolean } {
	const before = stored && readContent(stored.content);
	const content = asStored({ ...USUAL, ...before, ...shown(job), ...settings(job, options) });
	const dueDate = job.dueDate ?? null;
	const row: JobRow = {
		...NEW,
		...stored,
		...place,
		open_code_key: place.open_code.toLowerCase(),
		title: job.title,
		due_date: dueDate,
		closes_at: stored?.state === "closed" ? stored.closes_at : closesAt(dueDate, content.timezone),
		published_at: job.publishedAt ?? null,
		...columns(job, content),
		updated_at: stored?.updated_at ?? options.now.toISOString(),
		content: JSON.stringify(content),
	};
	const isSame = stored && isDeepStrictEqual({ ...row, content }, { ...stored, content: before });
	return isSame
		? { row, isChanged: false }
		: { row: { ...row, updated_at: options.now.toISOString() }, isChanged: true };
}
