import { CV_ABOVE_LIMIT, DUPLICATE_PHONE, duplicateEmail, NO_APPLICATIONS, PHONE_LENGTHS } from "@/lib/contract/errors";
import { documentsOf, fieldsOf, goodValues, rulesOf } from "@/tests/support/people/application-form";
import { blankEducation } from "./blank";
import { readRefusal } from "./refused";
import { sentPlaces } from "./sent-places";

const RULES = rulesOf({
	documents: documentsOf([
		["CV", 2],
		["Photo", 0],
		["Portfolio", 1],
	]),
	fields: fieldsOf({ id: 11, label: "City" }, { id: 12, label: "Why" }),
});
const errors = (...names: string[]) => ({ errors: Object.fromEntries(names.map((name) => [name, ["No."]])) });
/** The same without a sentence. */
const names = (...fields: string[]) => ({ errors: Object.fromEntries(fields.map((name) => [name, []])) });
/** The result for a host's sentences. */
const hostMessage = (details: Record<string, string>, rest = "") => ({
	kind: "fields",
	problems: Object.fromEntries(Object.keys(details).map((path) => [path, "ERROR_FIELD_SAID"])),
	details,
	rest,
});
const read = (status: number, body: object) => readRefusal(status, body, RULES);

describe("a refusal", () => {
	it.each([
		[0, {}, "ERROR_SEND_OFFLINE"],
		[429, { message: "x" }, "ERROR_SEND_BUSY"],
		[404, { message: "x" }, "ERROR_SEND_GONE"],
		[422, { message: NO_APPLICATIONS }, "ERROR_SEND_GONE"],
		[400, {}, "ERROR_SEND_FAILED"],
		[409, { message: "x" }, "ERROR_SEND_FAILED"],
		[422, {}, "ERROR_SEND_FAILED"],
		[502, { message: "x" }, "ERROR_SEND_FAILED"],
		[500, errors("phone"), "ERROR_SEND_FAILED"],
	])("of status %d with %j is %s", (status, body, code) => {
		expect(read(status, body)).toEqual({ kind: "form", code });
	});

	const CONTACT = { email: "hr@x.co" };
	it.each([
		[{ message: duplicateEmail("hr@x.co") }, { email: "ERROR_EMAIL_REGISTERED" }, CONTACT],
		[{ errors: { email: [duplicateEmail("hr@x.co")] } }, { email: "ERROR_EMAIL_REGISTERED" }, CONTACT],
		[{ errors: { email: [duplicateEmail("the company")] } }, { email: "ERROR_EMAIL_REGISTERED" }, {}],
		[{ message: DUPLICATE_PHONE }, { phone: "ERROR_MOBILE_NUMBER_REGISTERED" }, {}],
		[{ errors: { phone: [PHONE_LENGTHS.short] } }, { phone: "ERROR_SHORT_PHONE" }, {}],
		[{ errors: { phone: [PHONE_LENGTHS.long] } }, { phone: "ERROR_LONG_PHONE" }, {}],
		[
			{ message: duplicateEmail("hr@x.co"), errors: { phone: [DUPLICATE_PHONE] } },
			{ email: "ERROR_EMAIL_REGISTERED", phone: "ERROR_MOBILE_NUMBER_REGISTERED" },
			{ email: "hr@x.co", phone: "hr@x.co" },
		],
	])("of a repeat applicant, %j, names the duplicate value and the contact", (body, problems, details) => {
		for (const status of [400, 409, 422])
			expect(read(status, body)).toEqual({ kind: "fields", problems, details, rest: "" });
	});

	it.each<[string, string, string]>([
		["fullname", "fullname", "ERROR_EMPTY_FULL_NAME"],
		["preferred_name", "preferred_name", "ERROR_EMPTY_PREFERRED_NAME"],
		["email", "email", "ERROR_INVALID_EMAIL"],
		["email2", "email2", "ERROR_NOT_MATCH_EMAIL"],
		["phone", "phone", "ERROR_INVALID_PHONE"],
		["gdpr", "gdpr", "ERROR_CONSENT"],
		["compliance", "compliance", "ERROR_CONSENT"],
		["date_of_birth", "date_of_birth", "ERROR_FIELD_REFUSED"],
		["employment_history.0.company_name", "employment_history.0.company_name", "ERROR_FIELD_REFUSED"],
		["employment_history[1][job_title]", "employment_history.1.job_title", "ERROR_FIELD_REFUSED"],
		["education_background[0].gpa_score", "education_background.0.gpa_score", "ERROR_FIELD_REFUSED"],
		["key_achievements[0][achievement]", "key_achievements.0.achievement", "ERROR_FIELD_REFUSED"],
		["languages[2]", "languages.2.value", "ERROR_FIELD_REFUSED"],
		["certifications.0", "certifications.0.value", "ERROR_FIELD_REFUSED"],
		["custom_fields.1", "why-12", "ERROR_FIELD_REFUSED"],
		["custom_fields[0][value]", "city-11", "ERROR_FIELD_REFUSED"],
		["file_cv", "documents.0", "RETRY_OR_DELETE_LANDING_PAGE"],
		["cv", "documents.0", "RETRY_OR_DELETE_LANDING_PAGE"],
		["document_candidate", "documents.0", "RETRY_OR_DELETE_LANDING_PAGE"],
		["document_candidate.2", "documents.2", "RETRY_OR_DELETE_LANDING_PAGE"],
		["document_candidate[2][attachment][0][filepath]", "documents.2", "RETRY_OR_DELETE_LANDING_PAGE"],
		["custom_fields.12", "why-12", "ERROR_FIELD_REFUSED"],
		["why-12", "why-12", "ERROR_FIELD_REFUSED"],
		["documents.2", "documents.2", "RETRY_OR_DELETE_LANDING_PAGE"],
	])("of the host's field %s maps to %s, with its message or ours", (name, path, code) => {
		expect(read(422, errors(name))).toEqual(hostMessage({ [path]: "No." }));
		expect(read(422, names(name))).toEqual({ kind: "fields", problems: { [path]: code }, details: {}, rest: "" });
	});

	it.each([
		"other",
		"constructor",
		"toString",
		"__proto__",
		"custom_fields",
		"custom_fields.2",
		"custom_fields.-1",
		"document_candidate.1",
		"employment_history",
		"employment_history.0.salary",
		"employment_history.0.company_name.x",
		"answers",
		`${"a[0]".repeat(100)}`,
	])("of the unknown field %s shows the host's message", (name) => {
		const body = JSON.parse(`{"errors":{"${name}":["Not today"]}}`);
		expect(read(422, body)).toEqual({ kind: "form", code: "ERROR_SEND_REFUSED", reason: "Not today" });
	});

	it("maps known fields and keeps the messages about others", () => {
		const body = { errors: { other: ["The moon is full."], phone: ["Too short."], "custom_fields.9": ["No."] } };
		expect(read(422, body)).toEqual(hostMessage({ phone: "Too short." }, "The moon is full. No."));
		expect(read(400, body)).toEqual(hostMessage({ phone: "Too short." }, "The moon is full. No."));
	});

	it("shows all messages about a field, once each, up to a limit", () => {
		const body = { errors: { phone: ["Too short.", "Too short.", "Not a phone."], fullname: ["no ".repeat(500)] } };
		const refused = read(422, body);
		expect(refused).toMatchObject({ details: { phone: "Too short. Not a phone." } });
		expect("details" in refused && refused.details.fullname?.length).toBeLessThanOrEqual(300);
	});

	it("of our own API proxy uses our texts", () => {
		const body = { code: "refused_values", message: "x", errors: { phone: ["Invalid input"] } } as const;
		expect(read(422, body)).toEqual({
			kind: "fields",
			problems: { phone: "ERROR_INVALID_PHONE" },
			details: {},
			rest: "",
		});
	});

	it("keeps the host's message if nothing else is known", () => {
		const refused = { kind: "form", code: "ERROR_SEND_REFUSED", reason: "Not today" };
		expect(read(422, { message: "Not today" })).toEqual(refused);
		expect(read(400, { message: "Not today" })).toEqual(refused);
	});

	it.each([
		[{ message: CV_ABOVE_LIMIT, errors: { cv: [CV_ABOVE_LIMIT] } }],
		[{ message: CV_ABOVE_LIMIT, errors: { cv: [] } }],
	])("of a CV above the limit, %j, shows at the CV", (body) => {
		expect(read(413, body)).toMatchObject({ kind: "fields", problems: { "documents.0": "CV_TOO_LARGE" } });
	});

	it("of a body above the limit shows the host's message", () => {
		const reason = "The body is larger than this call accepts.";
		expect(read(413, { message: reason })).toEqual({ kind: "form", code: "ERROR_SEND_REFUSED", reason });
	});

	it("of an unrequested CV has no field", () => {
		expect(readRefusal(422, errors("file_cv"), rulesOf())).toMatchObject({ kind: "form" });
	});
});

describe("a position in a list", () => {
	it("refers to the sent entry, which may have another position in the form", () => {
		const values = goodValues({
			education_background: [blankEducation(), { ...blankEducation(), institutional_name: "ITB" }],
			languages: [{ value: " " }, { value: "Indonesian" }],
		});
		const body = errors("education_background.0.institutional_name", "languages[0]", "hard_skills.3");
		expect(readRefusal(422, body, RULES, sentPlaces(values))).toEqual(
			hostMessage({
				"education_background.1.institutional_name": "No.",
				"languages.1.value": "No.",
				hard_skills: "No.",
			}),
		);
	});

	it("shows no error at a field that wasn't sent", () => {
		const refused = readRefusal(422, errors("employment_history.0.company_name"), RULES, sentPlaces(goodValues()));
		expect(refused).toEqual({ kind: "form", code: "ERROR_SEND_REFUSED", reason: "No." });
	});
});

describe("a form without an email field", () => {
	const reason = duplicateEmail("hr@x.co");
	it.each([{ message: reason }, { errors: { email: [reason] } }])(
		"shows a registered email as a general error, with the host's message: %j",
		(body) => {
			const refused = readRefusal(422, body, { ...RULES, emailRequired: false });
			expect(refused).toEqual({ kind: "form", code: "ERROR_SEND_REFUSED", reason });
		},
	);
});

it("a field's own message wins over a general one", () => {
	const body = { message: "Some values are not right.", errors: { unknown: ["The moon is full."] } };
	expect(read(422, body)).toEqual({ kind: "form", code: "ERROR_SEND_REFUSED", reason: "The moon is full." });
});
