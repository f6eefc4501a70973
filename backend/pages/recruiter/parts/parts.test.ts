import { momentInWords } from "../../../format/moment";
import { sizeInWords } from "../../../format/size";
import { savedAs } from "../../../http/download";
import { listPage } from "./pager";
import { waitInWords } from "./wait";

describe("a displayed file size", () => {
	it.each([
		[0, "en", "0 KB"],
		[1, "en", "1 KB"],
		[514_287, "en", "500 KB"],
		[514_288, "en", "1 MB"],
		[3_000_000, "id", "3 MB"],
		[2_000_000_000, "en", "1,944 MB"],
		[2_000_000_000, "id", "1.944 MB"],
	] as const)("of %d bytes in %s is %s", (bytes, language, messages) => {
		expect(sizeInWords(bytes, language)).toBe(messages);
	});
});

describe("a displayed time", () => {
	it.each([
		["Asia/Jakarta", "en", "24 December 2026 at 00:30 (GMT+7)"],
		["(GMT+5:45)", "en", "23 December 2026 at 23:15 (GMT+5:45)"],
		["America/New_York", "en", "23 December 2026 at 12:30 (GMT-5)"],
		[undefined, "id", "24 Desember 2026 pukul 00.30 (GMT+7)"],
	] as const)("uses the clock of %s, in %s", (zone, language, messages) => {
		expect(momentInWords("2026-12-23T17:30:00.000Z", zone, language)).toBe(messages);
	});
});

describe("a list page", () => {
	it.each([
		[null, 0, { page: 1, pages: 1, offset: 0 }],
		["2", 50, { page: 2, pages: 2, offset: 25 }],
		["3", 51, { page: 3, pages: 3, offset: 50 }],
		["4", 51, { page: 3, pages: 3, offset: 50 }],
		["0", 51, { page: 1, pages: 3, offset: 0 }],
		["1e3", 51, { page: 1, pages: 3, offset: 0 }],
		["9".repeat(400), 51, { page: 1, pages: 3, offset: 0 }],
	])("requested as %s of %d entries is clamped to an existing page", (asked, total, page) => {
		expect(listPage(asked, total, 25)).toEqual(page);
	});
});

describe("a download's file name", () => {
	it.each([
		["cv.pdf", `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
		[`a"b\\c%d.pdf`, `attachment; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%25d.pdf`],
		["a\r\nb: c.pdf", `attachment; filename="a__b: c.pdf"; filename*=UTF-8''a%0D%0Ab%3A%20c.pdf`],
		["(é)*'.pdf", `attachment; filename="(_)*'.pdf"; filename*=UTF-8''%28%C3%A9%29%2a%27.pdf`],
		["cv\u202efdp.\u2066exe", `attachment; filename="cvfdp.exe"; filename*=UTF-8''cvfdp.exe`],
		["\ud800.pdf", `attachment; filename="_.pdf"; filename*=UTF-8''_.pdf`],
	])("%j can't break out of its header", (name, header) => {
		expect(savedAs(name)).toBe(header);
	});
});

describe("a displayed wait", () => {
	it.each([
		[1, "1 minute"],
		[60, "1 minute"],
		[61, "2 minutes"],
		[900, "15 minutes"],
	])("of %d seconds is %s", (seconds, messages) => {
		expect(waitInWords(seconds, "en")).toBe(messages);
	});
});
