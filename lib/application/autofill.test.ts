import { cvContent } from "@/lib/contract/schemas/cv";
import { autofill, offersOf, undoAutofill } from "./autofill";
import { blankApplication, blankEmployment } from "./blank";

const TODAY = "2026-11-21";

const cv = (profile: object) => {
	const read = cvContent.parse({ status: 200, profile }).profile;
	if (!read) throw new Error("The profile should have been read.");
	return read;
};

const FULL = cv({
	contact_info: {
		name: "Rani Putri",
		email: "rani@example.com",
		phone: "0812 3456 7890",
		linkedin_url: "linkedin.com/in/rani",
	},
	employment_history: [
		{
			company_name: "Terang",
			job_level: "senior",
			job_family: "Wizardry",
			start_date: "Jan 2020",
			end_date: "Present",
		},
	],
	education_background: [{ institutional_name: "ITB", gpa: "3.75/4.00" }],
	skills_certifications: { soft_skills: ["listening"], hard_skills: "Excel, SQL", languages: ["Indonesian"] },
	key_achievements: [{ achievement: "Opened 40 roofs" }],
});

describe("autofill", () => {
	it("fills blank fields with the CV's values only", () => {
		const filled = autofill(blankApplication(), FULL, TODAY);
		expect(filled).toMatchObject({
			fullname: "Rani Putri",
			email: "rani@example.com",
			linkedin_url: "https://linkedin.com/in/rani",
			hard_skills: "Excel, SQL",
			languages: [{ value: "Indonesian" }],
			employment_history: [
				{
					company_name: "Terang",
					job_level: "Senior",
					job_family: "",
					start_date: "2020-01",
					end_date: "",
					is_current_job: true,
				},
			],
			education_background: [{ institutional_name: "ITB", gpa_score: "3.75", gpa_scale: "" }],
		});
		expect(Object.keys(filled)).not.toContain("preferred_name");
		expect(Object.keys(filled)).not.toContain("email2");
		expect(Object.keys(filled.education_background?.[0] ?? {})).not.toContain("gpa");
	});

	it("keeps input, including lists with an entry of the person's own", () => {
		const typed = {
			...blankApplication(),
			fullname: "Ra",
			employment_history: [{ ...blankEmployment(), company_name: "Mine" }],
		};
		const filled = autofill(typed, FULL, TODAY);
		expect(filled.fullname).toBeUndefined();
		expect(filled.employment_history).toBeUndefined();
		expect(filled.phone).toBe("0812 3456 7890");
	});

	it("replaces an added but empty entry", () => {
		const values = { ...blankApplication(), employment_history: [blankEmployment()] };
		expect(autofill(values, FULL, TODAY).employment_history).toHaveLength(1);
	});

	it("omits an impossible date of birth", () => {
		const birth = (date_of_birth: string) =>
			autofill(blankApplication(), cv({ contact_info: { date_of_birth } }), TODAY).date_of_birth;
		expect(birth("1999-02-28")).toBe("1999-02-28");
		expect(birth("2999-02-28")).toBeUndefined();
		expect(birth("28 Feb 1999")).toBeUndefined();
	});
});

it("respects the maximum number of entries", () => {
	const company_name = "Terang";
	const crowded = cv({
		employment_history: Array(60).fill({ company_name }),
		skills_certifications: { languages: Array.from({ length: 300 }, (_, i) => `L${i}`) },
	});
	const { employment_history, languages } = autofill(blankApplication(), crowded, TODAY);
	expect([employment_history?.length, languages?.length]).toEqual([50, 200]);
});

describe("undoAutofill", () => {
	it("clears unchanged CV values and keeps edited ones", () => {
		const filled = autofill(blankApplication(), FULL, TODAY);
		const values = { ...blankApplication(), ...filled, fullname: "Rani P. Putri" };
		const undone = undoAutofill(values, filled);
		expect(undone).toMatchObject({ email: "", employment_history: [], languages: [], hard_skills: "" });
		expect(undone.fullname).toBeUndefined();
	});
});

it("a date without a month fills in its year, which asks for the month", () => {
	const years = cv({
		employment_history: [{ company_name: "Terang", start_year: "2016", end_date: "2019-02" }],
		education_background: [{ institutional_name: "UI", attended_year: "2010", graduation_year: "14" }],
		key_achievements: [{ achievement: "Prize", year: "2019" }],
	});
	const { employment_history, education_background, key_achievements } = autofill(blankApplication(), years, TODAY);
	expect(employment_history?.[0]).toMatchObject({ start_date: "2016-00", end_date: "2019-02" });
	expect(education_background?.[0]).toMatchObject({ date_attended: "2010-00", graduation_date: "" });
	expect(key_achievements?.[0]).toMatchObject({ date: "2019-00" });
});

it("neither fills in nor offers a number or an address that the form would refuse", () => {
	const wrong = { phone: "+62 812 CALL ME", email: "rani at example" };
	expect(autofill(blankApplication(), cv({ contact_info: { name: "Rani", ...wrong } }), TODAY)).toEqual({
		fullname: "Rani",
	});
	expect(offersOf(blankApplication(), cv({ contact_info: {}, offered: wrong }), {})).toEqual({});
});

it("what isn't sure is offered for blank fields only, and never filled in", () => {
	const shaky = cv({
		contact_info: { email: "a@b.co" },
		offered: { name: "Jane Doe", email: "c@d.co", phone: "555 0132 44" },
	});
	const typed = { ...blankApplication(), phone: "1" };
	const filled = autofill(typed, shaky, TODAY);
	expect(filled).toEqual({ email: "a@b.co" });
	expect(offersOf(typed, shaky, filled)).toEqual({ fullname: "Jane Doe" });
	expect(offersOf(blankApplication(), cv({ contact_info: { name: "A" } }), {})).toEqual({});
});
