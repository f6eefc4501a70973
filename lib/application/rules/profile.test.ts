import { blankEducation, blankEmployment, blankProfile } from "../blank";
import { toProblems } from "../codes";
import type { Profile } from "../values";
import { linkedinUrl, profileFindings } from "./profile";

const TODAY = "2027-01-31";
const check = (profile: Partial<Profile>) => toProblems(profileFindings({ ...blankProfile(), ...profile }, TODAY));

const job = { ...blankEmployment(), company_name: "Terang" };
const school = { ...blankEducation(), institutional_name: "ITB" };

describe("the profile", () => {
	it("may be completely empty", () => {
		expect(check({})).toEqual({});
	});

	it.each<[string, Partial<Profile>, object]>([
		[
			"a job without a company",
			{ employment_history: [job, { ...job, company_name: " " }] },
			{ "employment_history.1.company_name": "ERROR_EMPTY_COMPANY_NAME" },
		],
		[
			"a company whose name can't be seen",
			{ employment_history: [{ ...job, company_name: "\u200b\u00ad" }] },
			{ "employment_history.0.company_name": "ERROR_EMPTY_COMPANY_NAME" },
		],
		[
			"a job that was added and left empty",
			{ employment_history: [blankEmployment()] },
			{ "employment_history.0.company_name": "ERROR_EMPTY_COMPANY_NAME" },
		],
		[
			"a long company",
			{ employment_history: [{ ...job, company_name: "x".repeat(201) }] },
			{ "employment_history.0.company_name": "ERROR_TOO_LONG" },
		],
		[
			"a family that is in no list and long",
			{ employment_history: [{ ...job, job_family: "x".repeat(501) }] },
			{ "employment_history.0.job_family": "ERROR_TOO_LONG" },
		],
		[
			"no month",
			{ employment_history: [{ ...job, start_date: "2020", end_date: "2020-13" }] },
			{
				"employment_history.0.start_date": "ERROR_INVALID_MONTH",
				"employment_history.0.end_date": "ERROR_INVALID_MONTH",
			},
		],
		[
			"an end before the start",
			{ employment_history: [{ ...job, start_date: "2021-03", end_date: "2021-02" }] },
			{ "employment_history.0.end_date": "ERROR_END_BEFORE_START" },
		],
		[
			"an end of study before its start",
			{ education_background: [{ ...school, date_attended: "2021-03", graduation_date: "2020-12" }] },
			{ "education_background.0.graduation_date": "ERROR_END_BEFORE_START" },
		],
		[
			"grades that are none",
			{ education_background: [{ ...school, gpa_score: "good", gpa_scale: "4/4" }] },
			{
				"education_background.0.gpa_score": "ERROR_INVALID_GRADE",
				"education_background.0.gpa_scale": "ERROR_INVALID_GRADE",
			},
		],
		[
			"a grade above its scale",
			{ education_background: [{ ...school, gpa_score: " 4,5", gpa_scale: "4.00" }] },
			{ "education_background.0.gpa_score": "ERROR_GRADE_ABOVE_SCALE" },
		],
		[
			"an invalid scale, whatever the grade",
			{ education_background: [{ ...school, gpa_score: "4.5", gpa_scale: "A" }] },
			{ "education_background.0.gpa_scale": "ERROR_INVALID_GRADE" },
		],
		[
			"a long achievement",
			{ key_achievements: [{ achievement: "x".repeat(701), date: "May" }] },
			{ "key_achievements.0.achievement": "ERROR_TOO_LONG", "key_achievements.0.date": "ERROR_INVALID_MONTH" },
		],
		["a long language", { languages: [{ value: "x".repeat(501) }] }, { "languages.0.value": "ERROR_TOO_LONG" }],
		["one long skill", { soft_skills: `a, ${"x".repeat(501)}` }, { soft_skills: "ERROR_TOO_LONG" }],
		["many skills", { hard_skills: "a,".repeat(201) }, { hard_skills: "ERROR_TOO_LONG" }],
		["more words than experience takes", { experience: "kata ".repeat(1_001) }, { experience: "ERROR_TOO_MANY_WORDS" }],
		["few words that are very long", { experience: "x".repeat(20_001) }, { experience: "ERROR_TOO_LONG" }],
		["a birth that is to come", { date_of_birth: "2027-02-01" }, { date_of_birth: "ERROR_DATE_AHEAD" }],
		["a birth long ago", { date_of_birth: "1899-12-31" }, { date_of_birth: "ERROR_INVALID_DATE" }],
		["a birth that never was", { date_of_birth: "1999-02-29" }, { date_of_birth: "ERROR_INVALID_DATE" }],
		[
			"another site's profile",
			{ linkedin_url: "https://linkedin.com.evil.example/in/x" },
			{ linkedin_url: "ERROR_INVALID_LINKEDIN" },
		],
		[
			"an address that is too long with its scheme",
			{ linkedin_url: `linkedin.com/${"x".repeat(487)}` },
			{ linkedin_url: "ERROR_TOO_LONG" },
		],
		[
			"more jobs than any call takes",
			{ employment_history: Array(51).fill(job) },
			{ employment_history: "ERROR_FIELD_REFUSED" },
		],
		[
			"more languages than any call takes",
			{ languages: Array(201).fill({ value: "x" }) },
			{ languages: "ERROR_FIELD_REFUSED" },
		],
	])("rejects %s", (_, profile, problems) => {
		expect(check(profile)).toEqual(problems);
	});

	it.each<[string, Partial<Profile>]>([
		[
			"a current job, whatever its end",
			{ employment_history: [{ ...job, is_current_job: true, end_date: "no month" }] },
		],
		[
			"a study that goes on, whatever its end",
			{ education_background: [{ ...school, is_currently_studying: true, graduation_date: "?" }] },
		],
		[
			"a study that was added and left empty",
			{ education_background: [blankEducation(), { ...blankEducation(), field_of_study: " " }] },
		],
		["one month at a job", { employment_history: [{ ...job, start_date: "2021-03", end_date: "2021-03" }] }],
		["an end without a start", { employment_history: [{ ...job, end_date: "2021-03" }] }],
		["grades with a comma", { education_background: [{ ...school, gpa_score: " 3,75 ", gpa_scale: "4.00" }] }],
		["the best grade", { education_background: [{ ...school, gpa_score: "100", gpa_scale: "100" }] }],
		["a grade without a scale", { education_background: [{ ...school, gpa_score: "95", gpa_scale: " " }] }],
		["a thousand words", { experience: "kata\n".repeat(1_000) }],
		["700 characters of pride", { key_achievements: [{ achievement: "x".repeat(700), date: "" }] }],
		["a birth today", { date_of_birth: TODAY }],
	])("accepts %s", (_, profile) => {
		expect(check(profile)).toEqual({});
	});
});

it.each([
	["linkedin.com/in/rani", "https://linkedin.com/in/rani"],
	[" https://ID.linkedin.com/in/x?y=1 ", "https://ID.linkedin.com/in/x?y=1"],
	["linkedin.com", undefined],
	["https://me@linkedin.com/in/x", undefined],
	["javascript:alert(1)//linkedin.com/in/x", undefined],
	["notlinkedin.com/in/x", undefined],
	["http://[", undefined],
	["", undefined],
])("linkedinUrl turns %j into %j", (entered, url) => {
	expect(linkedinUrl(entered)).toBe(url);
});
