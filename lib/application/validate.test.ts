import {
	documentsOf,
	fieldsOf,
	fileOf,
	goodValues,
	linkOf,
	rulesOf,
	slotOf,
} from "@/tests/support/people/application-form";
import { canSubmit, validateApplication } from "./validate";

const TODAY = "2027-01-31";
const RULES = rulesOf({
	documents: documentsOf([
		["CV", 2],
		["Licence", 2],
	]),
	fields: fieldsOf({ id: 11, label: "City" }),
});
const FULL = { "documents.0": slotOf([fileOf()]), "documents.1": slotOf([], [linkOf()]) };

describe("validateApplication", () => {
	it("accepts a valid application", () => {
		expect(validateApplication(goodValues({ answers: { "city-11": "Bogor" } }), RULES, FULL, TODAY)).toEqual({});
	});

	it("reports problems in form order, the CV first and consents last", () => {
		const values = goodValues({ fullname: "", phone: "", gdpr: false, compliance: false, linkedin_url: "x" });
		expect(Object.entries(validateApplication(values, RULES, {}, TODAY))).toEqual([
			["documents.0", "REQUIRED_LANDING_PAGE"],
			["fullname", "ERROR_EMPTY_FULL_NAME"],
			["phone", "ERROR_EMPTY_PHONE"],
			["city-11", "ERROR_BLANK"],
			["documents.1", "REQUIRED_LANDING_PAGE"],
			["linkedin_url", "ERROR_INVALID_LINKEDIN"],
			["gdpr", "ERROR_CONSENT"],
			["compliance", "ERROR_CONSENT"],
		]);
	});

	it("requires nothing that the job doesn't ask for", () => {
		const values = goodValues({ email: "", email2: "", compliance: false });
		expect(validateApplication(values, rulesOf({ emailRequired: false, hasCompliance: false }), {}, TODAY)).toEqual({});
	});

	it("checks normalised texts", () => {
		expect(validateApplication(goodValues({ fullname: "\0\u0007" }), rulesOf(), {}, TODAY)).toEqual({
			fullname: "ERROR_EMPTY_FULL_NAME",
		});
	});
});

describe("canSubmit", () => {
	const consent = { gdpr: true, compliance: true };

	it.each<[string, boolean, Parameters<typeof canSubmit>]>([
		["with every consent that is asked for", true, [consent, RULES, {}]],
		[
			"while no file is on its way, though others failed",
			true,
			[consent, RULES, { a: slotOf([fileOf({ status: "failed" })]) }],
		],
		[
			"without the job's own statement, where there is none",
			true,
			[{ gdpr: true, compliance: false }, rulesOf({ hasCompliance: false }), {}],
		],
		["not without consent", false, [{ ...consent, gdpr: false }, RULES, {}]],
		["not without the job's own statement", false, [{ ...consent, compliance: false }, RULES, {}]],
		["not while a file is on its way", false, [consent, RULES, { a: slotOf([fileOf(), fileOf({ status: "busy" })]) }]],
	])("allows %s", (_, open, given) => {
		expect(canSubmit(...given)).toBe(open);
	});
});
