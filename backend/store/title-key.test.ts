import { titleKey } from "./title-key";

describe("titleKey", () => {
	it.each([
		["Kopi Nusantara", "kopi nusantara"],
		["  Café \n São  João ", "cafe sao joao"],
		["Cafe\u0301", "cafe"],
		["Bến Thành Đóng Tàu", "ben thanh dong tau"],
		["Smørrebrød Łódź Straße Œuvre", "smorrebrod lodz strasse oeuvre"],
		["ＡＢＣ　株式会社", "abc 株式会社"],
		["ÇAĞRI İŞ", "cagri is"],
		["شركة النُّور", "شركة النور"],
		["ﬁne №5", "fine no5"],
		["\u0301", ""],
	])("compares %j as %j", (title, key) => {
		expect(titleKey(title)).toBe(key);
		expect(titleKey(key)).toBe(key);
	});
});
