import { confirmationOutcome } from "./confirmation";

describe("an answer about a confirmation's mail", () => {
	it.each([
		[204, null, { kind: "sent" }],
		[200, null, { kind: "failed" }],
		[404, null, { kind: "missing" }],
		[405, null, { kind: "missing" }],
		[501, null, { kind: "missing" }],
		[409, null, { kind: "confirmed" }],
		[410, null, { kind: "ended" }],
		[429, null, { kind: "tooMany" }],
		[0, null, { kind: "failed" }],
		[503, null, { kind: "failed" }],
		[422, { errors: { email: ["Not this one."] } }, { kind: "refused", text: "Not this one." }],
		[409, { errors: { email: ["Taken."] } }, { kind: "refused", text: "Taken." }],
		[422, { code: "refused_values", errors: { email: ["Invalid input"] } }, { kind: "refused", text: "fieldRefused" }],
		[422, { errors: { confirmation_token: ["Too short"] } }, { kind: "failed" }],
	] as const)("with status %i and body %j is %j", (status, body, outcome) => {
		expect(confirmationOutcome(status, body as never)).toEqual(outcome);
	});
});
