import { ENQUIRY_FIELDS, ENQUIRY_KINDS } from "../enquiry";
import { enquiryOf } from "./account";

const AT = Date.parse("2026-03-01T20:30:00Z");
const VALUES = {
	company: "Kopi Nusantara",
	email: "rani@example.com",
	name: "Suharto",
	mobile_phone: "+62 812 3456 789",
	reason: "We hire baristas.",
	preferred_date: "2026-03-02",
	preferred_time: "09:30",
	timezone: "Asia/Jakarta",
	topics: "Questions",
	delivery_method: "online",
};

const refusedOf = (kind: (typeof ENQUIRY_KINDS)[number], values: object) =>
	enquiryOf(kind, AT)
		.safeParse(values)
		.error?.issues.map(({ path }) => path.join("."));

describe.each(ENQUIRY_KINDS)("a %s request", (kind) => {
	it("keeps the fields of its form and no others", () => {
		const read = enquiryOf(kind, AT).parse({ ...VALUES, admin: "1" });
		expect(Object.keys(read)).toEqual(ENQUIRY_FIELDS[kind]);
	});

	it.each(ENQUIRY_FIELDS[kind])("requires %s", (field) => {
		const { [field as keyof typeof VALUES]: _left, ...rest } = VALUES;
		expect(refusedOf(kind, rest)).toEqual([field]);
		expect(refusedOf(kind, { ...VALUES, [field]: " " })).toEqual([field]);
	});
});

it.each(["\u200b", "\u2800", "\u3164 \ufeff"])("a company needs a visible name: not %j", (company) => {
	expect(refusedOf("partner", { ...VALUES, company })).toEqual(["company"]);
});

describe("the day of a demo", () => {
	it.each([
		["2026-03-01", "Asia/Jakarta", ["preferred_date"]],
		["2026-03-01", "UTC", undefined],
		["2026-02-28", "UTC", ["preferred_date"]],
		["2026-03-01", "Mars/Olympus", ["timezone"]],
		["2027-02-29", "UTC", ["preferred_date"]],
		["2027-03-01", "UTC", undefined],
		["2027-03-02", "UTC", ["preferred_date"]],
		["9999-12-31", "UTC", ["preferred_date"]],
		["0026-12-01", "UTC", ["preferred_date"]],
		["0026-12-01", "Mars/Olympus", ["preferred_date", "timezone"]],
	])("%s in %s rejects %j", (preferred_date, timezone, refused) => {
		expect(refusedOf("demo", { ...VALUES, preferred_date, timezone })).toEqual(refused);
	});
});
