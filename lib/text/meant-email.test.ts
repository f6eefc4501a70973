import { meantEmail } from "./meant-email";

describe("the email typo check", () => {
	it.each([
		["gmial.com", "gmail.com"],
		["gmail.con", "gmail.com"],
		["gmail.co", "gmail.com"],
		["gmai.com", "gmail.com"],
		["gmaill.com", "gmail.com"],
		["gamil.com", "gmail.com"],
		["gnail.com", "gmail.com"],
		["gmial.con", "gmail.com"],
		["gmail.com.", "gmail.com"],
		["GMIAL.COM", "gmail.com"],
		["yaho.com", "yahoo.com"],
		["yahoo.cm", "yahoo.com"],
		["yaho.co.id", "yahoo.co.id"],
		["yahoo.com.id", "yahoo.co.id"],
		["hotmial.com", "hotmail.com"],
		["hotmal.com", "hotmail.com"],
		["outlok.com", "outlook.com"],
		["outllook.com", "outlook.com"],
		["iclod.com", "icloud.com"],
	])("corrects %s to %s", (domain, meant) => {
		expect(meantEmail(`Ayu.W+jobs@${domain}`)).toBe(`Ayu.W+jobs@${meant}`);
	});

	it.each([
		...["gmail.com", "GMail.com", "yahoo.com", "yahoo.co.id", "hotmail.com", "outlook.com", "icloud.com"],
		...["ymail.com", "gmx.com", "gmx.net", "mail.com", "email.com", "hotmail.co.id", "yahoo.co.in", "yahoo.co.uk"],
		...["yahoo.de", "yahoo.ca", "yahoo.com.sg", "live.com", "msn.com", "me.com", "outlook.co.id", "googlemail.com"],
		...["rocketmail.com", "protonmail.com", "proton.me", "zoho.com", "aol.com", "qq.com", "163.com", "yandex.ru"],
		...["hey.com", "fastmail.com", "telkom.net", "ui.ac.id", "bücher.example", "grail.com", "mail.gmial.com"],
	])("accepts %s", (domain) => {
		expect(meantEmail(`ayu@${domain}`)).toBeUndefined();
	});

	it.each(["", "ayu", "ayu@", "@gmial.com", "ayu@gmial", "a b@gmial.com", "a@b@gmial.com", "ayu@.com"])(
		"ignores %j, which is no address yet",
		(entered) => {
			expect(meantEmail(entered)).toBeUndefined();
		},
	);

	it("ignores surrounding spaces", () => {
		expect(meantEmail("  ayu@gmial.com ")).toBe("ayu@gmail.com");
	});
});
