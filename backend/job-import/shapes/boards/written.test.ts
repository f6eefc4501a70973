import { employmentTypes } from "../../../../lib/job/employment-type";
import { WRITTEN, writtenBy } from "../../../../tests/support/job-boards/written/boards";
import { CASES, type Case } from "../../../../tests/support/job-boards/written/cases";
import { readJobs } from "../../read-jobs";

/** Boards with one place for a job. */
const ONE_PLACE = ["smartrecruiters.json", "pinpoint.json", "bamboohr.json"];
/** Boards whose answers have no pay. */
const NO_PAY = ["smartrecruiters.json", "workable.json", "bamboohr.json", "personio.xml"];
/** Boards that don't say how long an amount of pay is for. */
const NO_UNIT = ["greenhouse.json"];
/** Boards that say "hybrid" nowhere. */
const NO_HYBRID = ["greenhouse.json", "teamtailor.json", "personio.xml", "career-page.html"];
/** Personio's field for remote work is the office's name. */
const NO_REMOTE = ["personio.xml"];

function expected(file: string, { title, places, way, department, type, pay, published }: Case) {
	const isPosting = ["teamtailor.json", "career-page.html"].includes(file);
	return {
		title,
		places: ONE_PLACE.includes(file) ? places.slice(0, 1) : places,
		remote: way === "remote" && !NO_REMOTE.includes(file),
		hybrid: way === "hybrid" && !NO_HYBRID.includes(file),
		department: isPosting ? undefined : department,
		type,
		pay: pay && !NO_PAY.includes(file) ? { ...pay, unit: NO_UNIT.includes(file) ? undefined : pay.unit } : undefined,
		published: file === "pinpoint.json" ? undefined : published,
	};
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("invented jobs, as each board gives them", () => {
	it.each(Object.keys(WRITTEN))("are read the same from %s", (file) => {
		const { jobs, problems, notes } = readJobs(writtenBy(file));
		expect(problems).toEqual([]);
		expect(notes.filter((note) => !/recruitingCategory/.test(note))).toEqual([]);
		const read = jobs.map(({ job }) => {
			const { title, city, region, country, otherPlaces = [], remote, hybrid, department, salary } = job;
			const types = employmentTypes(job.jobType ?? "");
			return {
				...{ title, department, places: [{ city, region, country }, ...otherPlaces], pay: salary },
				...{ remote: remote === true, hybrid: hybrid === true, published: job.publishedAt?.slice(0, 10) },
				type: types.at(-1),
			};
		});
		expect(plain(read)).toEqual(plain(CASES.map((one) => expected(file, one))));
		for (const [i, { html }] of CASES.entries()) expect(jobs[i]?.job.about).toContain(html);
	});
});
