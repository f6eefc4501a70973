import { goodValues } from "@/tests/support/people/application-form";
import { toProblems } from "../codes";
import type { ApplicationValues } from "../values";
import { identityFindings } from "./identity";

const check = (values: Partial<ApplicationValues>, emailRequired = true) =>
	toProblems(identityFindings(goodValues(values), emailRequired));

describe("names, email and phone", () => {
	it.each(["Suharto", "José Ñandú", "李小龙", "O'Brien-Smith", "محمد", "नीलम", "می\u200cنا", "🚀"])(
		"accept the name %s",
		(name) => {
			expect(check({ fullname: name, preferred_name: name })).toEqual({});
		},
	);

	it.each<[string, Partial<ApplicationValues>, object]>([
		["a blank name", { fullname: " " }, { fullname: "ERROR_EMPTY_FULL_NAME" }],
		[
			"names of nothing",
			{ fullname: "\u200b", preferred_name: "\u3164\u2800" },
			{ fullname: "ERROR_EMPTY_FULL_NAME", preferred_name: "ERROR_EMPTY_PREFERRED_NAME" },
		],
		["direction marks as phone", { phone: "\u200e\u200f" }, { phone: "ERROR_EMPTY_PHONE" }],
		[
			"a zero-width space as email",
			{ email: "\u200b", email2: "" },
			{ email: "ERROR_EMPTY_EMAIL", email2: "ERROR_EMPTY_CONFIRMATION_EMAIL" },
		],
		[
			"a host name that begins with a dash",
			{ email: "a@-x.com", email2: "a@-x.com" },
			{ email: "ERROR_INVALID_EMAIL", email2: "ERROR_INVALID_EMAIL" },
		],
		["a blank preferred name", { preferred_name: "\t" }, { preferred_name: "ERROR_EMPTY_PREFERRED_NAME" }],
		["a long name", { fullname: "x".repeat(201) }, { fullname: "ERROR_TOO_LONG" }],
		["a long preferred name", { preferred_name: "x".repeat(201) }, { preferred_name: "ERROR_TOO_LONG" }],
		["no phone", { phone: " " }, { phone: "ERROR_EMPTY_PHONE" }],
		["letters as phone", { phone: "call me" }, { phone: "ERROR_INVALID_PHONE" }],
		["too few digits", { phone: "123" }, { phone: "ERROR_SHORT_PHONE" }],
		["too few digits after a plus sign", { phone: "+1 555" }, { phone: "ERROR_SHORT_PHONE" }],
		["two numbers in one", { phone: "0812 3456 7890/0813 4567 8901" }, { phone: "ERROR_LONG_PHONE" }],
		["no email", { email: " ", email2: "" }, { email: "ERROR_EMPTY_EMAIL", email2: "ERROR_EMPTY_CONFIRMATION_EMAIL" }],
		["no addresses", { email: "a@b", email2: "a@b" }, { email: "ERROR_INVALID_EMAIL", email2: "ERROR_INVALID_EMAIL" }],
		["another confirmation", { email2: "c@b.co" }, { email2: "ERROR_NOT_MATCH_EMAIL" }],
	])("reject %s", (_, values, problems) => {
		expect(check(values)).toEqual(problems);
	});

	it("accept the confirmation in any case, with white space and invisible characters", () => {
		expect(check({ email: " a @b.\u200bco\r\n", email2: "A@B.CO" })).toEqual({});
	});

	it("require no email if the job doesn't ask for one", () => {
		expect(check({ email: "", email2: "x" }, false)).toEqual({});
	});
});
