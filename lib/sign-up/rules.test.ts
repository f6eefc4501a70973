import { problemOf, problemsOf } from "./rules";
import { EMPTY_VALUES, SHORT_FORM, WIZARD_STEPS } from "./values";

describe("rules of the sign-up", () => {
	it("require every field of a step, and of the short form", () => {
		expect(problemsOf(WIZARD_STEPS[0], EMPTY_VALUES)).toEqual({
			email: "emailBlank",
			fullname: "fullnameBlank",
			password: "passwordBlank",
			company_name: "companyBlank",
		});
		expect(problemsOf(WIZARD_STEPS[1], EMPTY_VALUES)).toEqual({
			total_roles_description: "rolesMissing",
			assist_description: "descriptionBlank",
		});
		expect(Object.keys(problemsOf(SHORT_FORM, EMPTY_VALUES))).toEqual([...SHORT_FORM]);
	});

	it.each([
		["email", "  ana@example.com  ", undefined],
		["email", "ANA.B+jobs@Sub.Example.CO.ID", undefined],
		["email", "ana@example", "emailInvalid"],
		["email", "ana example.com", "emailInvalid"],
		["email", "ana @example.com", "emailInvalid"],
		["email", "\u200bana\u200b@example.com\u200b ", undefined],
		["email", "\u200b", "emailBlank"],
		["email", "ana@-example.com", "emailInvalid"],
		["email", "ana.@example.com", "emailInvalid"],
		["email", `${"a".repeat(250)}@example.com`, "emailInvalid"],
		["fullname", "Suharto", undefined],
		["fullname", "   ", "fullnameBlank"],
		["fullname", "x".repeat(201), "fullnameLong"],
		["password", "12345", "passwordShort"],
		["password", "123456", undefined],
		["password", "      ", "passwordBlank"],
		["password", "\t\n \u3000\u00a0 ", "passwordBlank"],
		["password", " 1234 ", undefined],
		["password", "😀😀😀", "passwordShort"],
		["password", "😀".repeat(6), undefined],
		["password", "😀".repeat(256), undefined],
		["password", "😀".repeat(257), "passwordLong"],
		["password", "p".repeat(128), undefined],
		["password", "p".repeat(257), "passwordLong"],
		["company_name", "x".repeat(65), undefined],
		["company_name", ` ${"x".repeat(65)} `, undefined],
		["company_name", "x".repeat(66), "companyLong"],
		["company_name", "\u200b", "companyBlank"],
		["fullname", "\u3164\u2800", "fullnameBlank"],
		["company_name", "😀".repeat(65), undefined],
		["company_name", "😀".repeat(66), "companyLong"],
		["total_roles_description", "10 - 50", undefined],
		["total_roles_description", "10-50", "rolesMissing"],
		["assist_description", "\n", "descriptionBlank"],
		["assist_description", "x".repeat(5_001), "descriptionLong"],
		["phone", "+62 (812) 3456", undefined],
		["phone", "\u200e", "phoneBlank"],
		["phone", "+62 ((812)) 3456", "phoneInvalid"],
		["phone", "+62 812-3456.789", undefined],
	] as const)("%s %j: %s", (field, value, problem) => expect(problemOf(field, value)).toBe(problem));
});
