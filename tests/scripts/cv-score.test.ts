import { CvScore } from "../bench/lib/cv-score.mjs";

const profile = (phone: string, companies: string[]) => ({
	contact_info: { phone },
	employment_history: companies.map((company_name) => ({ company_name, job_title: "Nurse" })),
	education_background: [],
	skills_certifications: { hard_skills: [], soft_skills: [], languages: [] },
});

const rowsOf = (expected: object, read: object) => {
	const score = new CvScore();
	score.add(expected, read);
	return new Map(score.rows().map(([field, ...figures]: (string | number)[]) => [field, figures]));
};

describe("Figures of the CV reader", () => {
	const jobs = [{ company: "Halden Clinic", title: "Nurse" }];
	const optional = { phone: ["+49 30 1234"], jobs: [{ company: "City Food Bank", title: "Nurse" }] };

	it("counts an invention against precision", () => {
		const rows = rowsOf({ phone: "+49 170 5555", jobs }, profile("+49 30 1234", ["Halden Clinic", "City Food Bank"]));
		expect(rows.get("phone")).toEqual([1, "0.00", "0.00"]);
		expect(rows.get("job (company and title)")).toEqual([1, "0.50", "1.00"]);
	});

	it("counts an optional value neither way", () => {
		const read = profile("+49 30 1234", ["Halden Clinic", "City Food Bank"]);
		const rows = rowsOf({ phone: "+49 170 5555", jobs, optional }, read);
		expect(rows.get("phone")).toEqual([1, "0.00", "0.00"]);
		expect(rows.get("job (company and title)")).toEqual([1, "1.00", "1.00"]);
		expect(rowsOf({ jobs, optional }, profile("+49 30 1234", [])).get("phone")).toEqual([0, "0.00", "0.00"]);
	});
});
