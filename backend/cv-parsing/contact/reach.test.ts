import { findEmail, findLinkedin, findPhone } from "./reach";

it("finds email addresses and ignores other at signs", () => {
	expect(findEmail("E: zoë.m+cv@mail.example.co.id, Berlin")).toBe("zoë.m+cv@mail.example.co.id");
	expect(findEmail("zoe.m (at) mail.example [dot] org")).toBe("zoe.m@mail.example.org");
	expect(findEmail("Met (at) work")).toBeUndefined();
	expect(findEmail("twitter @zoe, 3@4, x@y")).toBeUndefined();
});

it.each([
	["jane@mail.exampleCompleted sixty drops", "jane@mail.example"],
	["jane@mail.co.idExcel", "jane@mail.co.id"],
	["JANE@MAIL.COMPhone", "JANE@MAIL.COM"],
	["808.555.0118jane@mail.example", "jane@mail.example"],
	["a808.555.0118@mail.example", "a808.555.0118@mail.example"],
	["Jane@Mail.Example", "Jane@Mail.Example"],
	["jane@north- fold.example | +62 812", "jane@north-fold.example"],
	["jane@mail.example- www.fold.example", "jane@mail.example"],
	["jane@mail.example - fold.example", "jane@mail.example"],
	["jane@Fold.exampleMail.example", "jane@Fold.exampleMail.example"],
])("finds the address in %j", (text, address) => {
	expect(findEmail(text)).toBe(address);
});

it.each(["jane@north- and south.", "jane@- fold.example", "jane@north- Fold.example", "jane@north- 3.5 km"])(
	"finds no address in %j",
	(text) => {
		expect(findEmail(text)).toBeUndefined();
	},
);

it("finds LinkedIn pages verbatim", () => {
	expect(findLinkedin("see https://id.linkedin.com/in/siti-r.")).toBe("https://id.linkedin.com/in/siti-r");
	expect(findLinkedin("linkedin.com/company/acme")).toBeUndefined();
	expect(findLinkedin("linkedin.com/in/[your-id]")).toBeUndefined();
});

it.each([
	["Fold, Ohio 43085 614-555-0123", "614-555-0123"],
	["808.555.0118ada@fold.example", "808.555.0118"],
	["555-555-5555", "555-555-5555"],
	["(000) 000-0000 +62 812-3456-7890", "+62 812-3456-7890"],
	["Last update: 2021-06-03 21:46, +62 812-3456-7890", "+62 812-3456-7890"],
	["HP +62 812-3456-7890", "+62 812-3456-7890"],
	["081234567890", "081234567890"],
	["Kulai · 62 812 3456 7890", "62 812 3456 7890"],
	["(415) 555-0132", "(415) 555-0132"],
	["(415) 555 · 0132 | Kulai", "(415) 555-0132"],
	["Kulai · 415·555·0132", "415 555-0132"],
	["07700 900604 / 01950 555016", "07700 900604"],
	["Jakarta | 0049 30 901820 | x", "0049 30 901820"],
	["(+62) 811 2222 333", "(+62) 811 2222 333"],
	["+1 (555) 123-4567", "+1 (555) 123-4567"],
	["Pleasantville, CA 94588 (555) 123-4567", "(555) 123-4567"],
	["T +44 (0)20 7946 0123", "+44 (0)20 7946 0123"],
	["1-650-999-7777", "1-650-999-7777"],
	["+82 10\u20119876\u20115432", "+82 10\u20119876\u20115432"],
	["(555) 010\u20101234 ", "(555) 010\u20101234"],
	["139-5555-0101", "139-5555-0101"],
	["(555)-010-1234", "(555)-010-1234"],
	["555 - 010 - 1234", "555 - 010 - 1234"],
])("finds the number in %j", (text, number) => {
	expect(findPhone(text)).toBe(number);
});

it.each([
	"2019 - 2021",
	"Total 52.500.000",
	"3273015205950001234",
	"NIK 3273015205950001",
	"12345678",
	"2020-01-15",
	"02/2014 – 09/2017",
	"01.02.2014 - 3.9.2017",
	"2014-02 – 2017-09",
	"09-2010 - 2014",
])("rejects %j as a phone number", (text) => {
	expect(findPhone(text)).toBeUndefined();
});

it.each(["02/2014 – 09/2017", "1 2 2014 - 3 9 2017", "2014/2 - 2017/10"])(
	"takes no period for a number: %j",
	(text) => {
		expect(findPhone(text, true)).toBeUndefined();
	},
);

it("leaves out an international number whose end was cut off", () => {
	expect(findPhone("+31 6 1234")).toBeUndefined();
});

it.each(["+49 176 313 XXX XX", "+1 (xxx) xxx-xxxx", "(000) 000-0000", "0812 345 678 ***"])(
	"leaves out %j, which is no whole number",
	(text) => {
		expect(findPhone(text, true)).toBeUndefined();
	},
);

it("leaves out a number that the form would refuse", () => {
	expect(findPhone("+62 812) 3456 7890")).toBeUndefined();
});

it("accepts an ambiguous number after a label", () => {
	expect(findPhone("555 0132 44", true)).toBe("555 0132 44");
	expect(findPhone("555 0132 44")).toBeUndefined();
});

it.each(["98765 43210", "13955550101", "ID 13912345678", "License 1501234 5678", "Passport: 15055550101"])(
	"is not sure of a number in %j",
	(text) => {
		expect(findPhone(text)).toBeUndefined();
	},
);
