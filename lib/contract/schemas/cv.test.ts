import { cvContent } from "./cv";

const entry = { company_name: " Terang ", start_date: "Jan 2020", end_date: "Present", job_title: "Planner" };

describe("cvContent", () => {
	it("converts dates to year-months, 'present' to a flag and a grade to a number", () => {
		const { profile } = cvContent.parse({
			status: 200,
			profile: {
				contact_info: { name: "Rani", email: null },
				employment_history: [entry],
				education_background: [{ institutional_name: "ITB", graduation_date: "saat ini", gpa: "3,75 / 4.00" }],
				skills_certifications: { soft_skills: "listening, , planning", hard_skills: ["Excel", "Excel"] },
				key_achievements: [{ achievement: "Opened 40 roofs", date: "03/2021" }],
			},
		});
		expect(profile?.employment_history[0]).toMatchObject({
			company_name: "Terang",
			start_date: "2020-01",
			end_date: undefined,
			is_current_job: true,
		});
		expect(profile?.education_background[0]).toMatchObject({ is_currently_studying: true, gpa: "3.75" });
		expect(profile?.skills_certifications).toMatchObject({
			soft_skills: ["listening", "planning"],
			hard_skills: ["Excel"],
			languages: [],
		});
		expect(profile?.key_achievements).toEqual([{ achievement: "Opened 40 roofs", date: "2021-03" }]);
		expect(profile?.contact_info).toMatchObject({ name: "Rani", email: undefined });
	});

	it("converts the older shape to the same profile", () => {
		const { profile } = cvContent.parse({
			status: 200,
			response: { data: { profile: { name: "Rani", preferred: "Ra", phone: "0812" }, workExperiences: [entry] } },
		});
		expect(profile?.contact_info).toMatchObject({ name: "Rani", preferred_name: "Ra", phone: "0812" });
		expect(profile?.employment_history[0]?.start_date).toBe("2020-01");
	});

	it("converts the older shape without its wrapper, too", () => {
		const { profile } = cvContent.parse({ profile: { name: "Rani", phone: "0812" }, workExperiences: [entry] });
		expect(profile?.contact_info).toMatchObject({ name: "Rani", phone: "0812" });
		expect(profile?.employment_history).toHaveLength(1);
	});

	it("drops invalid values and never rejects", () => {
		expect(cvContent.parse({ status: "422" })).toEqual({ status: 422, profile: undefined, raw_content: undefined });
		const { profile } = cvContent.parse({ status: 200, profile: { contact_info: 7, employment_history: "x" } });
		expect(profile).toMatchObject({ contact_info: undefined, employment_history: [] });
	});
});
