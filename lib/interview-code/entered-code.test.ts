import { interviewCodeOf } from "./entered-code";

const HOSTS = {
	interview: "https://i.example",
	interviewUtc: "https://utc.example",
	interviewEu: "https://eu.example",
};
const JOB = "https://site.example/p/ORBIT1";
const entered = { code: "TYPED123", region: "main" } as const;

describe("an entered interview code", () => {
	it.each([
		["by the flag, whatever the link", { interview: true, interview_code: "AB12", url: JOB }, "AB12"],
		["by the flag, named by the link alone", { interview: true, url: "https://i.example/code/AB12" }, "AB12"],
		["by the flag alone, which means the entered code", { interview: true }, "TYPED123"],
		["by the flag, if the answered code is not valid", { interview: true, interview_code: "//evil" }, "TYPED123"],
		["by a link to the interview host", { url: "https://i.example/code/AB12" }, "AB12"],
		["by a link to the UTC host", { url: "https://utc.example/code/AB12/", interview: false }, "AB12"],
		["by a link to the EU's host", { url: "https://eu.example/code/AB12" }, "AB12+EU"],
		["by a link with an encoded suffix", { url: "https://eu.example/code/AB12%2BEU" }, "AB12+EU"],
		["by its code alone", { interview_code: "AB12" }, "AB12"],
		["by its code, where the flag is missing", { interview_code: "AB12", url: JOB }, "AB12"],
		["by its code, where nothing else leads on", { interview_code: "AB12", interview: false }, "AB12"],
	])("%s", (_, answer, code) => {
		expect(interviewCodeOf(answer, entered, HOSTS)).toBe(code);
	});

	it("is an EU code if the EU's host answered, even if all regions share one interview host", () => {
		const one = { interview: "https://i.example", interviewUtc: "https://i.example", interviewEu: "https://i.example" };
		const answer = { url: "https://i.example/code/AB12" };
		expect(interviewCodeOf(answer, { code: "TYPED123+EU", region: "eu" }, one)).toBe("AB12+EU");
		expect(interviewCodeOf(answer, entered, one)).toBe("AB12");
	});
});

it.each([
	["a job's link", { url: JOB }],
	["a job's link with the job's code", { url: JOB, interview: false, interview_code: "ORBIT1" }],
	["a link into an interview that names no code", { url: "https://i.example/session/77" }],
	["a link that carries more than the code", { url: "https://i.example/code/AB12?token=1" }],
	["a link to a host with a longer name", { url: "https://i.example.org/code/AB12" }],
	["nothing", {}],
])("an entered code isn't an interview's: %s", (_, answer) => {
	expect(interviewCodeOf(answer, entered, HOSTS)).toBeUndefined();
});
