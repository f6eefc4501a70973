import { processorMs } from "@/tests/support/runner/processor-ms";
import { cleanEmail, isEmail, isPhone, phoneDigits, phoneLengthProblem, plainPhone, trimEmail } from "./contact";

describe("email addresses", () => {
	it.each([
		"a@b.co",
		"o'brien+x@mail.example.com",
		"a.b-c_d@x-y.example",
		"a@b--c.co",
		"a@1.example",
		"a@xn--bcher-kva.example",
		"a@b.xn--p1ai",
		"müller@exämple.de",
		"用户@例子.公司",
		"संपर्क@डाटामेल.भारत",
		"🚀@example.com",
		`${"a".repeat(242)}@example.com`,
	])("takes %j", (text) => {
		expect(isEmail(text)).toBe(true);
	});

	it.each([
		"",
		"a",
		"a@b",
		"@b.co",
		"a@@b.co",
		"a,b@c.co",
		" a@b.co",
		"a @b.co",
		"a@-x.com",
		"a@x-.com",
		"a@x.com-",
		"a@x..com",
		"a@.x.com",
		"a@x.com.",
		"x.@y.com",
		".a@x.com",
		"a..b@x.com",
		"a@127.0.0.1",
		"a\0@b.co",
		"\u2800@b.co",
		"a\u200b@b.co",
		"a@b\u3164.co",
		"a@b\u00ad.co",
		`${"a".repeat(243)}@example.com`,
	])("rejects %j", (text) => {
		expect(isEmail(text)).toBe(false);
	});

	it.each<[string, string, string]>([
		[" a @ b.co\n", "a@b.co", "a @ b.co"],
		["\u200ba\u200b@b.co\ufeff", "a@b.co", "a@b.co"],
		["\u2068a@b.co\u2069 ", "a@b.co", "a@b.co"],
		["\u00a0a@\u3000b.co", "a@b.co", "a@\u3000b.co"],
	])("drop invisible characters: %j is %j in an application and %j in other forms", (text, cleaned, trimmed) => {
		expect([cleanEmail(text), trimEmail(text)]).toEqual([cleaned, trimmed]);
	});

	it.each([
		`${"a.".repeat(50_000)}@`,
		`a@${"b-".repeat(50_000)}`,
		`a@${"b.".repeat(50_000)}`,
		`${" ".repeat(100_000)}a`,
	])("are validated in linear time (case %#)", async (text) => {
		const looks = () =>
			expect([isEmail(text), isEmail(trimEmail(text)), isEmail(cleanEmail(text))]).toEqual([false, false, false]);
		expect(await processorMs(looks)).toBeLessThan(500);
	});
});

describe("phone numbers", () => {
	it.each<[string, string]>([
		["08123456789", "08123456789"],
		["+62 812 3456", "628123456"],
		["(021) 555-0199", "0215550199"],
		["++62.21/555", "6221555"],
		["(021 555 0199", "0215550199"],
		["021) 555 0199", "0215550199"],
		["1234", "1234"],
		["０８１２ ３４５６", "08123456"],
		["0812–3456−78", "0812345678"],
		["+1 (415) 555-2671", "14155552671"],
		["+62 (21) 555 1234", "62215551234"],
		["(+62) 812-7000-1234", "6281270001234"],
		["+ (62) 812 7000", "628127000"],
		["+49 (0)30 123456", "49030123456"],
		["+44 (0) 20 7946 0958", "4402079460958"],
		["0812 (7000) (1234)", "081270001234"],
		["＋６２（２１）５５５", "6221555"],
		["\u202a+62 812\u00a07000\u2009123\u202c", "628127000123"],
		["\u2066+62 812 7000\u2069\u200e\u200f\u061c", "628127000"],
		["\u202d\u202e\u202b0812\u2067\u2068", "0812"],
		["٠٨١٢ ٣٤٥٦ ٧٨٩", "08123456789"],
		["+۹۸ ۹۱۲ ۳۴۵", "98912345"],
		["०८१२ ৩৪৫৬", "08123456"],
	])("accepts %j as %s", (text, digits) => {
		expect(isPhone(text)).toBe(true);
		expect(phoneDigits(text)).toBe(digits);
		expect([isPhone(plainPhone(text)), phoneDigits(plainPhone(text))]).toEqual([true, digits]);
	});

	it.each([
		"",
		"123",
		"+1 555",
		"(+62) 812",
		"call me",
		"+62x812",
		"1".repeat(16),
		"0812 3456 7890/0813 4567 8901",
		"+1 (415) 555-2671 23456",
		`1${" ".repeat(40)}234`,
		"(((1234",
		"((021)) 555",
		"021 () 555",
		"021 )555( 12",
		"+() 1234",
		"0812+3456",
		"1234;DROP",
		"0812\u0000345",
		"\u200e\u200f",
		"½½½½",
		"①①①① x",
	])("rejects %j", (text) => {
		expect(isPhone(text)).toBe(false);
	});

	it.each([
		["123", "short"],
		["+1 555", "short"],
		["(+683) 400", "short"],
		["+683 4000", undefined],
		["1234", undefined],
		["call me", undefined],
		["", undefined],
		["1".repeat(15), undefined],
		["1".repeat(16), "long"],
		["00 49 (0)30 12345678901", undefined],
		["0812 3456 7890/0813 4567 8901", "long"],
		["1".repeat(41), undefined],
	])("tell whether %j has a length of no country: %s", (text, problem) => {
		expect(phoneLengthProblem(text)).toBe(problem);
	});

	it("keep their formatting where digits aren't required", () => {
		expect(plainPhone(" \u202a+62 (٢١) 555‑1234\u202c ")).toBe("+62 (21) 555-1234");
	});

	it("are validated in linear time", async () => {
		const texts = ["1 ".repeat(50_000), `+${"(1)".repeat(50_000)}(`, "٠".repeat(50_000)];
		expect(await processorMs(() => expect(texts.map(isPhone)).toEqual([false, false, false]))).toBeLessThan(1_000);
	});
});
