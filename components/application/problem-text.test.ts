import { documentsOf, fieldsOf, rulesOf } from "@/tests/support/people/application-form";
import { applicationMessages as messages } from "@/tests/support/people/form-in-test";
import { problemText } from "./problem-text";

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
