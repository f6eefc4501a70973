import { SHORTEST_PASSWORD } from "@/lib/contract/sign-up";
import { isCommonPassword } from "./is-common-password";
import list from "./most-used.json";

describe("common passwords", () => {
	it.each(["123456", "password", "PassWord", "qwertyuiop", "ｐａｓｓｗｏｒｄ", "paſſword", "michael"])(
		"include %s",
		(password) => expect(isCommonPassword(password)).toBe(true),
	);

	it.each(["correct horse", "password ", "pass word", "kopi & gula", "🪐".repeat(6), "constructor", "__proto__", ""])(
		"exclude %j",
		(password) => expect(isCommonPassword(password)).toBe(false),
	);

	it("are 10,000 distinct folded passwords that no other rule rejects", () => {
		const passwords = list.passwords.split(" ");
		expect(new Set(passwords).size).toBe(10_000);
		for (const password of passwords) {
			expect([...password].length).toBeGreaterThanOrEqual(SHORTEST_PASSWORD);
			expect(isCommonPassword(password)).toBe(true);
		}
	});
});
