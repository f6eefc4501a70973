import { fromFields } from "@/lib/contract/form-data";
import { fieldsOf } from "@/tests/support/people/application-form";
import { blankAchievement, blankApplication, blankEducation, blankEmployment } from "../blank";
import { postedPath, postedValues } from "./posted-values";

const FIELDS = fieldsOf(
	{ id: 1, label: "City", input_type: 0 },
	{ id: 2, label: "Regions", input_type: 2, options: ["A", "B"] },
	{ id: 3, label: "Not on the page", input_type: 0 },
);

const read = (fields: [string, string][]) => postedValues(fromFields(fields) ?? {}, FIELDS);

describe("a form posted by the browser", () => {
	it("contains the typed texts, and only ticked boxes", () => {
		const values = read([
			["fullname", "Suharto"],
			["gdpr", "true"],
			["soft_skills", "listening, teaching"],
		]);
		expect(values).toMatchObject({ fullname: "Suharto", gdpr: true, soft_skills: "listening, teaching" });
		expect([values.compliance, values.whatsapp_notification]).toEqual([false, false]);
	});

	it("contains the entries with any value, without empty ones", () => {
		const values = read([
			["employment_history[0][company_name]", ""],
			["employment_history[0][job_title]", " "],
			["employment_history[1][company_name]", "Terang"],
			["employment_history[1][start_date]", "2020-01"],
			["employment_history[1][is_current_job]", "true"],
			["education_background[0][institutional_name]", ""],
			["education_background[1][is_currently_studying]", "true"],
			["key_achievements[0][achievement]", "40 roofs"],
		]);
		expect(values.employment_history).toEqual([
			{ ...blankEmployment(), company_name: "Terang", start_date: "2020-01", is_current_job: true },
		]);
		expect(values.education_background).toEqual([{ ...blankEducation(), is_currently_studying: true }]);
		expect(values.key_achievements).toEqual([{ ...blankAchievement(), achievement: "40 roofs" }]);
	});

	it("has a problem of an entry where the form has that entry", () => {
		const posted = fromFields([
			["employment_history[0][company_name]", " "],
			["employment_history[1][job_title]", "Planner"],
			["employment_history[3][job_title]", "Cook"],
		]);
		const at = (path: string) => postedPath(path, posted ?? {});
		expect(["0", "1", "2"].map((place) => at(`employment_history.${place}.company_name`))).toEqual([
			"employment_history.1.company_name",
			"employment_history.3.company_name",
			"employment_history.2.company_name",
		]);
		expect([at("fullname"), at("links.1.l2"), at("languages.0.value")]).toEqual([
			"fullname",
			"links.1.l2",
			"languages.0.value",
		]);
	});

	it("splits a list by non-empty lines", () => {
		const values = read([
			["languages", "Indonesian\r\n\r\n English "],
			["certifications", ""],
		]);
		expect(values.languages).toEqual([{ value: "Indonesian" }, { value: "English" }]);
		expect(values.certifications).toEqual([]);
	});

	it("assigns the answers to their questions, in any order", () => {
		const { answers } = read([
			["custom_fields[0][id]", "2"],
			["custom_fields[0][value][]", "A"],
			["custom_fields[0][value][]", "B"],
			["custom_fields[4][id]", "1"],
			["custom_fields[4][value]", "Bogor"],
		]);
		expect(answers).toEqual({ "city-1": "Bogor", "regions-2": ["A", "B"], "not-on-the-page-3": "" });
	});

	it("is empty if nothing is readable", () => {
		const values = read([
			["employment_history", "text"],
			["languages[0]", "x"],
			["custom_fields[0]", "x"],
			["fullname[0]", "x"],
		]);
		expect({ ...values, answers: {} }).toEqual({ ...blankApplication(), whatsapp_notification: false });
	});
});
