import { blankApplication } from "./blank";
import { newDraft } from "./draft";
import { carriesDraft, draftLink, draftOfLink } from "./draft-link";

const NOW = Date.UTC(2026, 10, 23);
const ADDRESS = "https://astronaut.example/p/ORBIT1?utm_source=wa#apply";

const draftOf = (fullname: string) => newDraft({ ...blankApplication(), fullname }, {}, NOW);
const hashOf = (link: string) => new URL(link).hash;

describe("a draft link", () => {
	it.each(["Suharto", "Ana Ñandú 山田 👩🏽‍🚀", "أحمد", "a#b?c&d=%41"])("carries %s in its fragment only", (name) => {
		const link = draftLink(ADDRESS, draftOf(name));
		expect(link.startsWith("https://astronaut.example/p/ORBIT1?utm_source=wa#draft=")).toBe(true);
		expect(link.split("#")).toHaveLength(2);
		expect(carriesDraft(hashOf(link))).toBe(true);
		expect(draftOfLink(hashOf(link), NOW)).toEqual(draftOf(name));
	});

	it("is the plain address without a draft, or with one that is too long", () => {
		const plain = "https://astronaut.example/p/ORBIT1?utm_source=wa";
		expect(draftLink(ADDRESS, null)).toBe(plain);
		expect(draftLink(ADDRESS, draftOf("a".repeat(20_000)))).toBe(plain);
	});

	it.each(["", "#apply", "#draft=", "#draft=***", "#draft=e30", "#draft=bm90IGpzb24", `#draft=${"A".repeat(9_999)}`])(
		"with an invalid fragment has no draft: %s",
		(hash) => expect(draftOfLink(hash, NOW)).toBeNull(),
	);

	it("expires with its draft", () => {
		const hash = hashOf(draftLink(ADDRESS, draftOf("Suharto")));
		expect(draftOfLink(hash, NOW + 15 * 24 * 3_600_000)).toBeNull();
	});
});
