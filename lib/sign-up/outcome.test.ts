import { type SignUpOutcome, signUpOutcome } from "./outcome";

it.each<[number, object | null, number | null, SignUpOutcome]>([
	[201, { id: 7 }, null, { kind: "created" }],
	[201, null, null, { kind: "failed", reason: "noAnswer" }],
	[200, { message: "Log in to the network." }, null, { kind: "failed", reason: "noAnswer" }],
	[0, null, null, { kind: "failed", reason: "noAnswer" }],
	[429, { message: "Slow down." }, 30, { kind: "failed", reason: "busy", seconds: 30 }],
	[409, {}, null, { kind: "failed", reason: "busy", seconds: null }],
	[500, null, null, { kind: "failed", reason: "broken" }],
	[501, {}, null, { kind: "failed", reason: "broken" }],
	[413, { code: "body_too_large" }, null, { kind: "fields", fields: { assist_description: "descriptionLong" } }],
	[503, {}, 5, { kind: "failed", reason: "broken" }],
	[422, { errors: { email: ["Taken.", "Really."] } }, null, { kind: "fields", fields: { email: "Taken." } }],
	[
		422,
		{ code: "refused_values", errors: { password: ["Too small: expected string to have >=6 characters"] } },
		null,
		{ kind: "fields", fields: { password: "fieldRefused" } },
	],
	[422, { errors: { elsewhere: ["?"] }, message: "No." }, null, { kind: "failed", reason: "refused", text: "No." }],
	[422, { errors: { elsewhere: ["?"] } }, null, { kind: "failed", reason: "refused", text: "?" }],
	[422, { errors: { email: [] } }, null, { kind: "failed", reason: "refused", text: undefined }],
	[422, { message: "?", code: "looks_automatic" }, null, { kind: "failed", reason: "automatic" }],
	[400, { errors: { email: ["Bad."] } }, null, { kind: "fields", fields: { email: "Bad." } }],
	[409, { errors: { email: ["Taken."] } }, null, { kind: "fields", fields: { email: "Taken." } }],
	[403, { errors: { email: ["Bad."] } }, null, { kind: "failed", reason: "refused", text: "Bad." }],
	[403, { message: "Not today." }, null, { kind: "failed", reason: "refused", text: "Not today." }],
	[
		403,
		{ message: "Only pages of this site may send this.", code: "cross_origin" },
		null,
		{ kind: "failed", reason: "refused", text: undefined },
	],
])("status %i with %j and a wait of %s", (status, body, retryAfter, outcome) =>
	expect(signUpOutcome({ status, body, retryAfter })).toEqual(outcome),
);
