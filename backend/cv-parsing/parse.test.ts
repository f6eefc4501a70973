import { array, check, constantFrom, oneof, property, string } from "fast-check";
import { line, lines } from "@/tests/cv/lines";
import { answerFor } from "./content";
import { parseCv } from "./parse";

const cv = (text: string) => ({ top: [], side: [], main: lines(text) });

it("omits missing facts", () => {
	expect(parseCv(cv("Suharto\nSkills\nJava"))).toEqual({
		contact_info: { name: "Suharto" },
		employment_history: [],
		education_background: [],
		skills_certifications: { soft_skills: [], hard_skills: ["Java"], languages: [], certifications: [] },
		key_achievements: [],
	});
});

it("ignores references and their numbers", () => {
	expect(
		parseCv(cv("Jane Doe\nSkills\nJava\nReferences\nJohn Roe, john@roe.example, +62 811 1111 111"))?.contact_info,
	).toEqual({ name: "Jane Doe" });
});

it("finds no profile in a document that isn't a CV", () => {
	expect(answerFor(cv("INVOICE\nPT Maju\nPhone: +62 21 555 0199\nfinance@maju.example"))).toEqual({ status: 422 });
	expect(answerFor({ top: [], side: [], main: [] })).toEqual({ status: 422 });
});

it("returns the same facts in the older shape", () => {
	expect(answerFor(cv("Jane Doe\nNickname: Jay\nSkills\nJava"))).toMatchObject({
		status: 200,
		profile: { contact_info: { name: "Jane Doe", preferred_name: "Jay" } },
		response: { data: { profile: { name: "Jane Doe", preferred: "Jay" }, workExperiences: [] } },
		raw_content: "Jane Doe\nNickname: Jay\nSkills\nJava",
	});
});

it("never invents values from arbitrary text under headings", () => {
	const word = constantFrom(
		"Jan 2020 – Present",
		"PT Maju",
		"Kasir",
		"Experience",
		"Education",
		"Skills",
		"S1",
		"Jakarta",
		"a@b.example",
		"Universitas X",
		"|",
		"•",
		"IPK 3,5/4",
		"Nama:",
		"+62 811 1111 111",
	);
	const text = array(oneof(word, string({ maxLength: 12 })), { minLength: 1, maxLength: 6 }).map((words) =>
		words.join(" "),
	);
	const holds = property(array(text, { maxLength: 25 }), (all) => {
		const main = all.filter((one) => one.trim()).map((one) => line(one.replace(/\s+/g, " ").trim()));
		const squeezed = main.map(({ cells }) => cells.join(" ")).join("\n");
		const { contact_info, employment_history, skills_certifications } = parseCv({ top: [], side: [], main }) ?? {};
		const { date_of_birth: _, ...contact } = contact_info ?? {};
		const values = [
			...Object.values(contact),
			...(employment_history ?? []).flatMap((job) => [job.company_name, job.job_title]),
			...Object.values(skills_certifications ?? {}).flat(),
		];
		return values.every((value) => value === undefined || squeezed.replaceAll("\n", " ").includes(value));
	});
	expect(check(holds, { numRuns: 300, seed: 7 })).toMatchObject({ failed: false });
});
