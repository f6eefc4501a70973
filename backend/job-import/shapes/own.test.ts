import { readJobs } from "../read-jobs";

const read = (row: object) => readJobs(JSON.stringify(row)).jobs[0]?.job;

describe("a job in our own format", () => {
	it("is imported completely", () => {
		const company = {
			title: "Kedai Pagi",
			slug: "Kedai-Pagi",
			website: "https://kedai.example.com",
			logoUrl: "https://kedai.example.com/logo.svg",
			city: "Bandung",
			country: "id",
			brand_color: "#0B6E69",
			contact_email: "halo@kedai.example.com",
		};
		const job = {
			id: 7,
			slug: "barista",
			open_code: "PAGI7",
			title: "  Barista \n pagi ",
			jobType: "Part time",
			due_date: "2027-03-01",
			timezone: "Asia/Jakarta",
			published_at: "2026-11-01",
			language: "id",
			city: "Bandung",
			country: "ID",
			remote: false,
			salary: { currency: "idr", min: "5000000", max: 6_000_000, unit: "month" },
			aboutDescription: " <p onclick=x>Hai</p> ",
			responsibility: "<ul><li>Kopi</ul>",
			requirement: "<p>Senyum",
			invite: 0,
			listed: true,
			social_media: ["whatsapp", "LinkedIn", "whatsapp"],
			company,
		};
		expect(read(job)).toEqual({
			externalId: "7",
			slug: "barista",
			openCode: "PAGI7",
			title: "Barista pagi",
			jobType: "Part time",
			dueDate: "2027-03-01",
			timezone: "Asia/Jakarta",
			publishedAt: "2026-11-01",
			language: "id",
			city: "Bandung",
			country: "ID",
			remote: false,
			salary: { currency: "IDR", min: 5_000_000, max: 6_000_000, unit: "MONTH" },
			about: " <p onclick=x>Hai</p> ",
			responsibility: "<ul><li>Kopi</ul>",
			requirement: "<p>Senyum",
			invite: false,
			listed: true,
			networks: ["whatsapp", "linkedin"],
			company: {
				title: "Kedai Pagi",
				slug: "kedai-pagi",
				website: "https://kedai.example.com",
				logo: "https://kedai.example.com/logo.svg",
				city: "Bandung",
				country: "ID",
				brandColor: "#0B6E69",
				fontColor: undefined,
				contactEmail: "halo@kedai.example.com",
			},
		});
	});

	it("needs only title, text and company, and nothing is invented", () => {
		const job = read({
			title: "Barista",
			aboutDescription: "<p>Hai</p>",
			company: "Kedai Pagi",
			city: null,
			jobType: " ",
		});
		expect(JSON.parse(JSON.stringify(job))).toEqual({
			title: "Barista",
			about: "<p>Hai</p>",
			company: { title: "Kedai Pagi" },
		});
	});

	it("uses the time zone of its due date by default", () => {
		const job = { title: "x", aboutDescription: "y", due_date: "2027-03-01T23:59:00-03:30" };
		expect(read(job)).toMatchObject({ dueDate: "2027-03-01", timezone: "(GMT-3:30)" });
		expect(read({ ...job, timezone: "WIB" })).toMatchObject({ timezone: "WIB" });
	});

	it.each([
		["FULL_TIME", undefined, "Full time"],
		["PART_TIME", "id", "Paruh waktu"],
		["FULL_TIME, CONTRACTOR", "en", "Full time, Contract"],
		["Part time", "id", "Part time"],
		["FULL_TIME or so", "en", "FULL_TIME or so"],
	])("shows schema.org's job types in plain words: %s in %s", (jobType, language, shown) => {
		expect(read({ title: "x", aboutDescription: "y", jobType, language })?.jobType).toBe(shown);
	});

	it("reports unknown fields with the number of jobs", () => {
		const rows = [
			{ title: "a", aboutDescription: "b", requirment: "c" },
			{ title: "d", aboutDescription: "e", requirment: "f" },
		];
		expect(readJobs(JSON.stringify(rows)).notes).toEqual(["Not taken: “requirment” (2 jobs)."]);
	});

	it("is unaffected by names of built-in object properties", () => {
		const job = read({ title: "x", aboutDescription: "y", company: { title: "z" }, __proto__: { city: "no" } });
		expect(job?.city).toBeUndefined();
		const text = '{"title":"x","aboutDescription":"y","company":"z","__proto__":{"city":"no"},"constructor":1}';
		expect(readJobs(text).jobs[0]?.job.city).toBeUndefined();
	});
});

describe("the settings of a job in our own format", () => {
	const JOB = { title: "x", aboutDescription: "y", company: "z" };
	const problems = (more: object) =>
		readJobs(JSON.stringify({ ...JOB, ...more })).problems.map(({ path, reason }) => `${path.join(".")} ${reason}`);

	it("are read in the names of the contract", () => {
		const question = {
			id: 1,
			label: "Why?",
			input_type: "1",
			is_mandatory: 0,
			minWords: "5",
			maxWords: 50,
			options: ["a"],
		};
		const settings = {
			additionalField: [question, { id: 77, label: "Experience" }],
			document_list: [{ type: "CV", option_value: 1 }],
			email_required: false,
			whatsapp_notification: true,
			compliance: "Yes",
			delay_start: 2,
			device_type: "1",
			unlisted: true,
			takes_word: true,
		};
		expect(read({ ...JOB, ...settings })?.settings).toMatchObject({
			...settings,
			additionalField: [
				{ id: 1, label: "Why?", input_type: 1, is_mandatory: 0, minWords: 5, maxWords: 50 },
				{ id: 77, input_type: 4, is_mandatory: 1, options: [] },
			],
			whatsapp_notification: 1,
			device_type: 1,
		});
	});

	it.each([
		[{ input_type: 8 }, "input_type must be one of 0, 1, 2, 3, 4, 5, 6, 7; 8 isn't one"],
		[{ id: undefined }, "id is missing"],
		[{ label: " " }, "label is missing"],
		[{ minWords: 1.5 }, "minWords must be a whole number from 1 to 2000; 1.5 isn't one"],
		[{ minWords: 9, maxWords: 3 }, "minWords must not be more than the maximum, 3"],
		[{ input_type: 3, min: "many" }, "min must be a number such as 8000000; “many” isn't one"],
		[{ input_type: 4, options: ["One"] }, "options needs at least two options"],
		[{ input_type: 5, options: ["One", "Two", "One"] }, "options has the option “One” twice"],
		[
			{ input_type: 2, options: ["One", "Two"], maxOptions: 3 },
			"maxOptions must not be more than the number of options, 2",
		],
		[{ input_type: 2, options: "One" }, "options must be a list"],
		[{ input_type: 7, accept: "pdf, m!" }, "accept must be file name endings such as pdf, docx; “m!” isn't one"],
		[{ is_mandatory: "maybe" }, "is_mandatory must be true or false"],
	])("refuse the question %j", (more, problem) => {
		const question = { id: 1, label: "Why?", input_type: 0, ...more };
		expect(problems({ additionalField: [question] })).toContain(`additionalField.0.${problem}`);
	});

	it.each([
		[{ additionalField: "Why?" }, "additionalField must be a list"],
		[
			{ additionalField: [1, "1"].map((id) => ({ id, label: "Why?" })) },
			"additionalField.1.id is used twice; give each one a name of its own",
		],
		[
			{ additionalField: Array.from({ length: 51 }, (_, id) => ({ id, label: "Why?" })) },
			"additionalField has 51 entries; at most 50 are allowed",
		],
		[
			{ document_list: ["CV", "cv"].map((type) => ({ type, option_value: 1 })) },
			"document_list.1.type is used twice; give each one a name of its own",
		],
		[
			{ document_list: [{ type: "CV", option_value: 3 }] },
			"document_list.0.option_value must be one of 0, 1, 2; 3 isn't one",
		],
		[{ delay_start: 7 }, "delay_start must be one of 0, 1, 2; 7 isn't one"],
		[{ call_action_message: "x".repeat(61) }, "call_action_message has 61 characters; at most 60 are allowed"],
	])("refuse %j", (more, problem) => {
		expect(problems(more)).toEqual([problem]);
	});

	it("ignore limits that another kind of question has", () => {
		const question = { id: 1, label: "When?", input_type: 6, minWords: "x", options: "y", accept: "!" };
		expect(problems({ additionalField: [question] })).toEqual([]);
	});
});
