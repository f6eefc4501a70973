import fc from "fast-check";
import { canSubmit, cleanEmail, phoneDigits, validateApplication } from "./rules";
import type { ApplicationRules, ApplicationValues, CvState } from "./values";

const GOOD: ApplicationValues = {
	fullname: "Suharto",
	preferred_name: "Harto",
	email: "a@b.co",
	email2: "A@B.co",
	phone: "+62 812-3456.7890",
	whatsapp_notification: false,
	gdpr: true,
	compliance: true,
};
const ALL: ApplicationRules = { emailRequired: true, cvRequired: true, hasCompliance: true };
const STORED: CvState = { kind: "stored", filepath: "x", filename: "cv.pdf" };
const NONE: CvState = { kind: "none" };

const check = (values: Partial<ApplicationValues>, rules: Partial<ApplicationRules> = {}, cv: CvState = STORED) =>
	validateApplication({ ...GOOD, ...values }, { ...ALL, ...rules }, cv);

describe("validateApplication", () => {
	it.each(["Suharto", "José Ñandú", "李小龙", "O'Brien-Smith", "🚀"])("takes the name %s", (fullname) => {
		expect(check({ fullname, preferred_name: fullname })).toEqual({});
	});

	it.each<[string, Partial<ApplicationValues>, object]>([
		[
			"blank names",
			{ fullname: " ", preferred_name: "\t" },
			{
				fullname: "ERROR_EMPTY_FULL_NAME",
				preferred_name: "ERROR_EMPTY_PREFERRED_NAME",
			},
		],
		["long names", { fullname: "x".repeat(201) }, { fullname: "ERROR_TOO_LONG" }],
		[
			"no email",
			{ email: " ", email2: "" },
			{
				email: "ERROR_EMPTY_EMAIL",
				email2: "ERROR_EMPTY_CONFIRMATION_EMAIL",
			},
		],
		["two emails", { email2: "c@b.co" }, { email2: "ERROR_NOT_MATCH_EMAIL" }],
		["no consent", { gdpr: false, compliance: false }, { gdpr: "ERROR_CONSENT", compliance: "ERROR_CONSENT" }],
	])("refuses %s", (_, values, problems) => {
		expect(check(values)).toEqual(problems);
	});

	it.each(["a@b", "a", "@b.co", "a@b..co", "a@b.co.", "a@@b.co", `${"a".repeat(250)}@b.co`])(
		"refuses the email %s",
		(email) => {
			expect(check({ email, email2: email })).toMatchObject({ email: "ERROR_INVALID_EMAIL" });
		},
	);

	it("takes an email with white space in it, which is not sent", () => {
		expect(check({ email: " a @b.co\r\n", email2: "a@b.co" })).toEqual({});
	});

	it.each(["08123456789", "+62 812 3456", "(021) 555-0199", "++62.21/555", "1234"])("takes the phone %s", (phone) => {
		expect(check({ phone })).toEqual({});
	});

	it.each(["123", "call me", "+62x812", "1".repeat(21), `${"0".repeat(31)}x`, "(((1234", "1234;DROP"])(
		"refuses the phone %s",
		(phone) => {
			expect(check({ phone })).toEqual({ phone: "ERROR_INVALID_PHONE" });
		},
	);

	it("asks for a phone", () => {
		expect(check({ phone: " " })).toEqual({ phone: "ERROR_EMPTY_PHONE" });
	});

	it("asks for nothing that the job doesn't", () => {
		const rules = { emailRequired: false, cvRequired: false, hasCompliance: false };
		expect(check({ email: "", email2: "", compliance: false }, rules, NONE)).toEqual({});
	});

	it.each<[Exclude<CvState["kind"], "stored">, string]>([
		["none", "REQUIRED_LANDING_PAGE"],
		["busy", "PLS_WAIT_TILL_COMPLETE_LANDING_PAGE"],
		["failed", "RETRY_OR_DELETE_LANDING_PAGE"],
	])("says of a CV that is %s: %s", (kind, cv) => {
		expect(check({}, {}, { kind })).toEqual({ cv });
	});

	it("never throws, and answers text of any kind", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
				expect(() => check({ fullname: text, phone: text, email: text, email2: text })).not.toThrow();
			}),
		);
	});
});

describe("canSubmit", () => {
	it("opens with every consent that is asked for, and while no file is on its way", () => {
		expect(canSubmit(GOOD, ALL, NONE)).toBe(true);
		expect(canSubmit({ ...GOOD, gdpr: false }, ALL, NONE)).toBe(false);
		expect(canSubmit({ ...GOOD, compliance: false }, ALL, NONE)).toBe(false);
		expect(canSubmit({ ...GOOD, compliance: false }, { ...ALL, hasCompliance: false }, NONE)).toBe(true);
		expect(canSubmit(GOOD, ALL, { kind: "busy" })).toBe(false);
	});
});

it("sends emails without white space and phones as digits", () => {
	expect(cleanEmail(" a @ b.co\n")).toBe("a@b.co");
	expect(phoneDigits("+62 (812) 3-4")).toBe("6281234");
});
