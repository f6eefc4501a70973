import type { FieldCode } from "@/lib/application/codes";
import { documentsOf, fieldsOf, rulesOf } from "@/tests/support/people/application-form";
import { applicationMessages as messages } from "@/tests/support/people/form-in-test";
import { GENERAL_MESSAGES } from "./messages/general";
import { listedProblem, problemText } from "./problem-text";

const RULES = rulesOf({
	documents: documentsOf([
		["CV", 2],
		["Portfolio", 1],
	]),
	fields: fieldsOf({ id: 12, label: "Why" }),
});
const REASON = "<b>Too short</b> {label}";
const hostMessage = (label: string) => `${label}: the company's system didn't accept this. It says: ${REASON}`;

it.each([
	["fullname", "Full name"],
	["why-12", "Why"],
	["documents.1", "Portfolio"],
	["employment_history.1.company_name", "Employment 2, Company"],
	["languages.0.value", "Language 1"],
	["date_of_birth", "Date of birth"],
	["hard_skills", "Hard skills"],
])("a host's message about %s follows the field's label", (path, label) => {
	expect(problemText(path, { code: "ERROR_FIELD_SAID", detail: REASON }, RULES, messages)).toBe(hostMessage(label));
});

it.each([
	["email", "ERROR_EMAIL_REGISTERED"],
	["phone", "ERROR_MOBILE_NUMBER_REGISTERED"],
] as const)("a registered %s shows the contact if the host names one", (path, code) => {
	expect(problemText(path, { code, detail: "hr@x.co" }, RULES, messages)).toBe(
		`${messages[code]} You can write to hr@x.co.`,
	);
	expect(problemText(path, { code }, RULES, messages)).toBe(messages[code]);
});

describe.each(Object.entries(GENERAL_MESSAGES))("the list of all problems (%s)", (_, general) => {
	const CODES = Object.keys(general).filter((key) => key.startsWith("ERROR_") && !key.startsWith("ERROR_S"));
	const PATHS = [
		...["fullname", "preferred_name", "email", "email2", "phone", "gdpr", "compliance"],
		...["date_of_birth", "linkedin_url", "experience", "hard_skills", "languages.1.value"],
		...["employment_history.0.company_name", "employment_history.1.company_name"],
		...["employment_history.0.start_date", "employment_history.0.end_date", "education_background.0.date_attended"],
		...["why-12", "documents.0", "documents.1"],
	];

	it.each(CODES)("names the field of each %s", (code) => {
		const texts = PATHS.map((path) => listedProblem(path, { code: code as FieldCode }, RULES, general));
		expect(new Set(texts).size).toBe(PATHS.length);
	});

	it("tells the links of a document apart", () => {
		const text = (link: string) => listedProblem("links.1.l7", { code: "LINK_CANT_BE_BLANK" }, RULES, general, link);
		expect(text("Link 2")).toBe(`Portfolio, Link 2: ${general.LINK_CANT_BE_BLANK}`);
	});
});

it("a job's own words about several fields are told apart", () => {
	const own = {
		...messages,
		ERROR_EMPTY_FULL_NAME: "This field is required",
		ERROR_EMPTY_PHONE: "This field is required",
	};
	expect(listedProblem("fullname", { code: "ERROR_EMPTY_FULL_NAME" }, RULES, own)).toBe(
		"Full name: This field is required",
	);
	expect(listedProblem("phone", { code: "ERROR_EMPTY_PHONE" }, RULES, own)).toBe("Phone: This field is required");
});
