import fc from "fast-check";
import { ENQUIRY_FIELDS, ENQUIRY_KINDS, type EnquiryField } from "@/lib/contract/enquiry";
import { enquiryOf } from "@/lib/contract/schemas/account";
import { anyCharacters } from "@/tests/support/runner/any-characters";
import { excessOf, problemOf, problemsOf } from "./rules";
import { type EnquiryValues, valuesOf } from "./values";

const AT = Date.parse("2026-03-01T20:30:00Z");

const RIGHT: Required<EnquiryValues> = {
	company: "Kopi Nusantara",
	email: "rani@example.com",
	name: "Suharto",
	mobile_phone: "+62 812 3456 789",
	reason: "We hire baristas.",
	preferred_date: "2026-03-02",
	preferred_time: "09:30",
	timezone: "Asia/Jakarta",
	topics: "Writing questions",
	delivery_method: "on-site",
};

describe("the rules of enquiries", () => {
	it.each(ENQUIRY_KINDS)("accept a complete %s form", (kind) => {
		expect(problemsOf(kind, RIGHT, AT)).toEqual({});
	});

	it.each(ENQUIRY_KINDS)("report every field of an empty %s form, in its order", (kind) => {
		expect(Object.keys(problemsOf(kind, {}, AT))).toEqual(ENQUIRY_FIELDS[kind]);
	});

	it.each<[EnquiryField, string, string | undefined]>([
		["company", " \t ", "companyBlank"],
		["company", "x".repeat(200), undefined],
		["company", "x".repeat(201), "companyLong"],
		["company", "🚀".repeat(200), undefined],
		["company", "🚀".repeat(201), "companyLong"],
		["email", "rani", "emailInvalid"],
		["email", "rani @example.com", "emailInvalid"],
		["email", "rani@-example.com", "emailInvalid"],
		["email", "\u200brani\u200b@example.com", undefined],
		["email", "\u200b", "emailBlank"],
		["email", " rani@exämple.com ", undefined],
		["name", "李", undefined],
		["name", "x".repeat(201), "nameLong"],
		["mobile_phone", "call me", "phoneInvalid"],
		["mobile_phone", "+1 (415) 555-2671", undefined],
		["mobile_phone", "\u202a\u202c", "phoneBlank"],
		["mobile_phone", "０８１２ ３４５６", undefined],
		["reason", `${"x".repeat(5_000)}\n`, undefined],
		["reason", "x".repeat(5_001), "reasonLong"],
		["topics", "x".repeat(2_001), "topicsLong"],
		["preferred_date", "2026-03-01", "datePast"],
		["preferred_date", "2027-03-02", undefined],
		["preferred_date", "2027-03-03", "dateFar"],
		["preferred_date", "9999-12-31", "dateFar"],
		["preferred_date", "2026-02-29", "dateInvalid"],
		["preferred_date", "2026-03-02 10:00", "dateInvalid"],
		["preferred_date", "tomorrow", "dateInvalid"],
		["preferred_time", "24:00", "timeInvalid"],
		["preferred_time", "9 am", "timeInvalid"],
		["preferred_time", "23:59", undefined],
		["timezone", "", "zoneBlank"],
		["delivery_method", "by-post", "methodBlank"],
	])("report for %s %j: %s", (field, value, problem) => {
		expect(problemOf(field, { ...RIGHT, [field]: value }, AT)).toBe(problem);
	});

	it("judge the day in the form's own time zone", () => {
		const values = { ...RIGHT, preferred_date: "2026-03-01" };
		expect(problemOf("preferred_date", { ...values, timezone: "America/Los_Angeles" }, AT)).toBeUndefined();
		expect(problemOf("preferred_date", { ...values, timezone: "Pacific/Kiritimati" }, AT)).toBe("datePast");
		expect(problemOf("preferred_date", { ...values, timezone: "" }, AT)).toBeUndefined();
	});

	it("never accept what the contract rejects, time zones aside", () => {
		const text = fc.oneof(fc.string(), anyCharacters(), fc.constantFrom(...Object.values(RIGHT)));
		const values = fc.record(Object.fromEntries(Object.keys(RIGHT).map((field) => [field, text])));
		fc.assert(
			fc.property(fc.constantFrom(...ENQUIRY_KINDS), values, (kind, typed) => {
				const entered: EnquiryValues = { ...RIGHT, ...typed, timezone: RIGHT.timezone };
				const all = valuesOf(kind, (field) => entered[field as EnquiryField]);
				const found = problemsOf(kind, all, AT);
				const read = enquiryOf(kind, AT).safeParse({ ...all, mobile_phone: all.mobile_phone?.trim() });
				const refused = read.error?.issues.map(({ path }) => String(path[0])) ?? [];
				expect(Object.keys(found)).toEqual(expect.arrayContaining(refused));
			}),
		);
	});
});

describe("excessOf", () => {
	it.each<[EnquiryField, string, number]>([
		["company", ` ${"x".repeat(200)} `, 0],
		["company", "🚀".repeat(212), 12],
		["reason", "x".repeat(5_001), 1],
		["topics", "", 0],
		["email", "x".repeat(1_000), 0],
	])("counts the excess of %s", (field, value, excess) => {
		expect(excessOf(field, { [field]: value })).toBe(excess);
	});
});

describe("valuesOf", () => {
	it("returns the form's own fields without empty values and non-texts", () => {
		const sent: Record<string, unknown> = { ...RIGHT, name: "", reason: "a\r\nb\rc", company: new Blob(), admin: "1" };
		expect(valuesOf("partner", (name) => sent[name])).toEqual({
			email: RIGHT.email,
			mobile_phone: RIGHT.mobile_phone,
			reason: "a\nb\nc",
		});
	});
});
