import { outcomeOf } from "./outcome";

describe("outcomeOf", () => {
	it.each<[number, Parameters<typeof outcomeOf>[2], object]>([
		[201, { id: "7" }, { kind: "sent" }],
		[200, {}, { reason: "noAnswer", fields: [] }],
		[0, {}, { reason: "noAnswer", fields: [] }],
		[409, {}, { reason: "ourSide", fields: [] }],
		[409, { errors: { email: ["y"] } }, { reason: "values", fields: ["email"], said: { email: "y" } }],
		[429, {}, { reason: "tooMany", fields: [] }],
		[403, { code: "cross_origin" }, { reason: "ourSide", fields: [] }],
		[503, { code: "host_unreachable" }, { reason: "ourSide", fields: [] }],
		[422, { code: "looks_automatic" }, { reason: "automatic", fields: [] }],
		[413, { code: "body_too_large" }, { reason: "values", fields: [] }],
		[
			422,
			{ errors: { reason: ["x"], email: ["y"], topics: ["not of this form"], __proto__: ["z"] } },
			{ reason: "values", fields: ["email", "reason"], said: { email: "y", reason: "x" } },
		],
		[422, { code: "refused_values", errors: { email: ["y"] } }, { fields: ["email"], said: {} }],
	])("of %i %j is %j", (status, body, outcome) => {
		expect(outcomeOf("partner", status, body)).toMatchObject(outcome);
	});
});
