import { jsonAnswer, type Respond } from "./stub-host";

type Fields = Record<string, unknown>;

const DAY_MS = 86_400_000;

/** A calendar day so many days from now. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const job = {
	id: 7,
	title: "Roof Planner",
	jobType: "Full time",
	due_date: dayFromNow(30),
	timezone: "(GMT+7)",
	published_at: dayFromNow(-3),
	aboutDescription: "<p>About it</p>",
	responsibility: "<p>Plan roofs</p>",
	requirement: "<p>Two years</p>",
	city: "Jakarta",
	country: "ID",
	remote: false,
	salary: { currency: "IDR", min: 9_000_000, max: 12_000_000, unit: "MONTH" },
};

const company = { id: 3, title: "Terang Energy", website: "https://terang.co.id", brand_color: "#0a5c36" };

/** A job detail that qualifies for everything a page can show; `fields` replace the job's, `more` the detail's. */
export const jobDetail = (fields: Fields = {}, more: Fields = {}): Fields => ({
	company,
	show_due_date: 1,
	invite: 1,
	google_job_ids: [7],
	...more,
	job: { ...job, ...fields },
});

/** A host's answer with such a job. */
export const jobAnswer = (fields?: Fields, more?: Fields): Respond => jsonAnswer(200, jobDetail(fields, more));
