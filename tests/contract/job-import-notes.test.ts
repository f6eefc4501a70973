import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, type TestApp } from "../support/backend/app";
import { importer } from "../support/backend/jobs-import";
import { send } from "../support/backend/requests";

const COMPANY = "Kedai Pagi";
const ROW = { title: "Cook", aboutDescription: "<p>Cook</p>", company: COMPANY };
const TOLD = { listed: true, published_at: "2026-11-01", city: "Solo", country: "ID" };
const GREENHOUSE = {
	id: 1,
	internal_job_id: 2,
	title: "Cook",
	content: "Cook",
	company_name: COMPANY,
	absolute_url: "https://x.example.com",
};

let test: TestApp;
let run: ReturnType<typeof importer>;

beforeAll(async () => {
	test = await openApp();
	run = importer({ dataDir: test.dataDir, databaseUrl: undefined });
}, 60_000);
afterAll(() => test.close());

const reasonsOf = ({ errors }: { errors: string[] }) => errors.map((line) => line.replace(/^line \d+, /, ""));

describe("the problems of an import file", () => {
	it("are all reported in one run, of every kind, in file order", async () => {
		const row = (more: object) => ({ ...ROW, ...more });
		const done = await run([
			row({ id: "a", salary: { currency: "IDR", min: 9, max: 5 } }),
			row({ id: "b", company: undefined, due_date: "never" }),
			row({ id: "a", title: "Twin" }),
			row({ id: "c", open_code: "ORBIT1" }),
			row({ id: "c", title: "Twin of a refused one" }),
			row({ slug: "s", open_code: "ORBIT2" }),
			row({ slug: "s", title: "Twin by slug" }),
			{ aboutDescription: "x", company: COMPANY },
			{ aboutDescription: "x", company: COMPANY },
			row({ id: "d", company: { title: 5 } }),
		]);
		expect(reasonsOf(done).map((line) => line.replace(/ \(line \d+\)/, ""))).toEqual([
			"job 1 “Cook”: salary has a minimum (9) above its maximum (5)",
			expect.stringMatching(/^job 2 “Cook”: due_date must be a day/),
			'job 2 “Cook”: names no company; name one with --company "Name"',
			"job 3 “Twin”: is the same job as job 1 “Cook” above; give each an id or slug of its own",
			"job 4 “Cook”: open_code can't be “ORBIT1”, which is a job of another company",
			"job 5 “Twin of a refused one”: is the same job as job 4 “Cook” above; give each an id or slug of its own",
			"job 6 “Cook”: open_code can't be “ORBIT2”, which is a job of another company",
			"job 7 “Twin by slug”: is the same job as job 6 “Cook” above; give each an id or slug of its own",
			"job 8: title is missing",
			"job 9: title is missing",
			"job 10 “Cook”: company.title must be text",
			"Nothing was imported.",
		]);
	});

	it("include both a changed code and a changed slug", async () => {
		expect((await run([{ ...ROW, id: "keep", slug: "keep" }])).code).toBe(0);
		const done = await run([{ ...ROW, id: "keep", slug: "other", open_code: "OTHER8" }]);
		expect(done.errors.join("\n")).toMatch(/open_code.* can't become “OTHER8”[\s\S]*slug.* can't become “other”/);
	});
});

describe("notes of an import", () => {
	it.each<[string, object, string]>([
		[
			"a listed job that tells too little for markup",
			{ listed: true, city: "Solo" },
			"Listed, but gets no JobPosting markup without published_at, country (job 1 “Cook”).",
		],
		[
			"remote work without a country",
			{ ...TOLD, city: undefined, country: undefined, remote: true },
			"Listed, but gets no JobPosting markup without country (job 1 “Cook”).",
		],
		[
			"a text that shows nothing",
			{ ...TOLD, aboutDescription: "<p>&nbsp;</p>" },
			"Listed, but gets no JobPosting markup without description (job 1 “Cook”).",
		],
		["a due date that is over", { due_date: "2020-01-01" }, "Closed: its due date has passed (job 1 “Cook”)."],
		[
			"a language without words",
			{ language: "de" },
			"In the language de, which the site has no words for; its own words are in English (job 1 “Cook”).",
		],
	])("report %s without stopping the import", async (_, more, note) => {
		const done = await run([{ ...ROW, id: "noted", ...more }], "--dry-run");
		expect([done.code, done.out[0]]).toEqual([0, note]);
	});

	it("are empty for a complete job, and for one that isn't listed", async () => {
		const whole = { ...ROW, id: "whole", ...TOLD, due_date: "2126-01-01", language: "id-ID" };
		const done = await run([whole, { ...ROW, id: "unlisted" }], "--dry-run");
		expect(done.out[0]).toMatch(/^new /);
	});

	it("are one line for many jobs with the same note", async () => {
		const row = (id: string) => ({ ...ROW, id, language: "de" });
		const { out } = await run([row("x"), row("y"), row("z")], "--dry-run");
		expect(out.filter((line) => line.includes("language de"))).toEqual([
			"In the language de, which the site has no words for; its own words are in English (job 1 “Cook” and 2 more jobs).",
		]);
	});
});

describe("--listed", () => {
	const isListed = async (code: string | undefined) => {
		const detail = jobDetail.parse((await send(test.app, `/public/${code}`)).body);
		return detail.google_job_ids.includes(String(detail.job.id));
	};

	it("lists a board's jobs and reports what they lack", async () => {
		const before = await run([GREENHOUSE]);
		expect(await isListed(before.codes[0])).toBe(false);
		const { codes, out } = await run([GREENHOUSE], "--listed");
		expect(await isListed(codes[0])).toBe(true);
		expect(out[0]).toBe("Listed, but gets no JobPosting markup without published_at, city, country (job 1 “Cook”).");
	});

	it("keeps an explicitly unlisted job unlisted", async () => {
		const { codes } = await run([{ ...ROW, id: "shy", listed: false }], "--listed");
		expect(await isListed(codes[0])).toBe(false);
	});
});
