import { type CodeAnswer, codeOutcome } from "./code-outcome";

const JOB = "https://a.example/p/ORBIT1";
const INTERVIEW = "https://i.example/code/DEMO1234";

const cases: [string, number, CodeAnswer, ReturnType<typeof codeOutcome>][] = [
	["a job", 200, { url: JOB, interview: false }, { goal: JOB }],
	["a job with its code", 200, { url: JOB, interview_code: "ORBIT1", interview: false }, { goal: JOB }],
	[
		"an interview, whatever its link",
		200,
		{ url: INTERVIEW, interview_code: "DEMO1234", interview: true },
		{ goal: "/id/code/DEMO1234" },
	],
	[
		"an interview of the EU",
		200,
		{ interview_code: "DEMO1234+EU", interview: true },
		{ goal: "/id/code/DEMO1234%2BEU" },
	],
	["nothing", 200, { interview: false }, { reason: "noAnswer" }],
	["a refusal without a word", 404, {}, {}],
	["a refusal with an empty text", 422, { url: "" }, {}],
	["our API proxy's limit", 429, { code: "too_many_requests" }, { reason: "tooMany" }],
	["no code at all", 422, { code: "refused_values" }, { reason: "noCode" }],
	["a host that is away", 503, { code: "host_unreachable" }, { reason: "noAnswer" }],
	["a host that took too long", 504, { code: "host_timeout" }, { reason: "noAnswer" }],
	["a post from elsewhere", 403, { code: "cross_origin" }, { reason: "noAnswer" }],
];

it.each(cases)("%s: %i", (_, status, answer, outcome) => {
	expect(codeOutcome(status, answer, "id")).toEqual(outcome);
});

it.each([400, 401, 404, 409, 422, 429, 500, 502, 503])("a host's refusal shows its text, or nothing: %i", (status) => {
	expect(codeOutcome(status, { url: "Wait for your invitation." }, "en")).toEqual({
		text: "Wait for your invitation.",
	});
	expect(codeOutcome(status, {}, "en")).toEqual({});
});
