import { type CodeAnswer, codeOutcome } from "./code-outcome";

const cases: [string, number, CodeAnswer, ReturnType<typeof codeOutcome>][] = [
	["a link", 200, { url: "https://a.example/code/A", interview_code: "A" }, { goal: "https://a.example/code/A" }],
	["a code alone", 200, { interview_code: "DEMO1234+EU" }, { goal: "/id/code/DEMO1234%2BEU" }],
	["nothing", 200, {}, { reason: "noAnswer" }],
	["a refusal with a text", 404, { url: "We don't know it." }, { text: "We don't know it." }],
	["a refusal without a word", 404, {}, {}],
	["a refusal with an empty text", 422, { url: "" }, {}],
	["too many tries with a text", 429, { url: "Wait." }, { text: "Wait." }],
	["too many tries", 429, { code: "too_many_requests" }, { reason: "tooMany" }],
	["no code at all", 422, { code: "refused_values" }, { reason: "noCode" }],
	["a host that is away", 503, { code: "host_unreachable" }, { reason: "noAnswer" }],
	["a host that fails with a text", 501, { url: "https://evil.example" }, { reason: "noAnswer" }],
	["a post from elsewhere", 403, { code: "cross_origin" }, { reason: "noAnswer" }],
];

it.each(cases)("%s: %i", (_, status, answer, outcome) => {
	expect(codeOutcome(status, answer, "id")).toEqual(outcome);
});
