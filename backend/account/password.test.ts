import { hashPassword, isPassword } from "./password";

describe("a password", () => {
	it("gets a different hash each time and verifies against it", async () => {
		const [one, two] = await Promise.all([hashPassword("launch sequence", 10), hashPassword("launch sequence", 10)]);
		expect(one).toMatch(/^\$scrypt\$ln=10,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
		expect(one).not.toBe(two);
		expect(await isPassword("launch sequence", one, 10)).toBe(true);
		expect(await isPassword("Launch sequence", one, 10)).toBe(false);
		expect(await isPassword("launch sequence ", one, 10)).toBe(false);
	});

	it("matches any Unicode composition of the same text", async () => {
		expect(await isPassword("cafe\u0301-latte", await hashPassword("caf\u00e9-latte", 10), 10)).toBe(true);
	});

	it("is verified with the costs stored in its hash", async () => {
		// RFC 7914, section 12: "pleaseletmein" with "SodiumChloride", N=16384, r=8, p=1.
		const hash = Buffer.from(
			"7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887",
			"hex",
		);
		const salt = Buffer.from("SodiumChloride").toString("base64url");
		const stored = `$scrypt$ln=14,r=8,p=1$${salt}$${hash.toString("base64url")}`;
		expect(await isPassword("pleaseletmein", stored, 10)).toBe(true);
		expect(await isPassword("pleaseletmeout", stored, 10)).toBe(false);
	});

	it.each([undefined, "", "plain", "$scrypt$ln=15,r=8,p=3$$"])("never matches the stored value %j", async (stored) => {
		expect(await isPassword("plain", stored, 10)).toBe(false);
		expect(await isPassword("", stored, 10)).toBe(false);
	});
});
