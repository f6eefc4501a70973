import { cleanEmail, isEmail, isPhone, phoneDigits } from "./contact";

describe("email addresses", () => {
	it.each(["a@b.co", " a @b.co\r\n", "o'brien+x@mail.example.com", "müller@exämple.de", "用户@例子.公司"])(
		"takes %j",
		(text) => {
			expect(isEmail(text)).toBe(true);
		},
	);

	it.each(["", "a", "a@b", "@b.co", "a@b..co", "a@b.co.", "a@@b.co", "a,b@c.co", `${"a".repeat(250)}@b.co`])(
		"refuses %j",
		(text) => {
			expect(isEmail(text)).toBe(false);
		},
	);

	it("are kept without white space", () => {
		expect(cleanEmail(" a @ b.co\n")).toBe("a@b.co");
	});
});

describe("phone numbers", () => {
	it.each<[string, string]>([
		["08123456789", "08123456789"],
		["+62 812 3456", "628123456"],
		["(021) 555-0199", "0215550199"],
		["++62.21/555", "6221555"],
		["1234", "1234"],
		["０８１２ ３４５６", "08123456"],
		["0812–3456−78", "0812345678"],
	])("takes %s as %s", (text, digits) => {
		expect(isPhone(text)).toBe(true);
		expect(phoneDigits(text)).toBe(digits);
	});

	it.each([
		"",
		"123",
		"call me",
		"+62x812",
		"1".repeat(21),
		`1${" ".repeat(40)}234`,
		"(((1234",
		"1234;DROP",
		"0812\u0000345",
	])("refuses %j", (text) => {
		expect(isPhone(text)).toBe(false);
	});
});
