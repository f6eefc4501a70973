import { isPastEnd, readCompanyList } from "./read-list";

const OURS = ["http://localhost:4000"];
const page = { current_page: 1, per_page: 12, total: 1, from: undefined, to: undefined };
const read = (company: object) =>
	readCompanyList(
		{ ...page, data: [{ id: "7", title: undefined, logoUrl: undefined, jobListUrl: undefined, ...company }] },
		OURS,
	).companies[0];

describe("a company in the list", () => {
	it("has a clean name, its logo and its page's slug", () => {
		const logoUrl = "http://localhost:4000/media/logo.svg";
		expect(read({ title: " Kopi\u202e \n Nusantara", logoUrl, jobListUrl: "kopi-nusantara" })).toEqual({
			id: "7",
			name: "Kopi Nusantara",
			logo: logoUrl,
			slug: "kopi-nusantara",
		});
	});

	it.each(["../../admin", "a/b", "https://evil.example", "-a", "a b", "", "x".repeat(121), "javascript:alert(1)"])(
		"has no link with %j",
		(jobListUrl) => {
			expect(read({ title: "Kopi", jobListUrl })?.slug).toBeUndefined();
		},
	);

	it.each([
		"javascript:alert(1)",
		"http://10.0.0.1/x.png",
		"data:image/png;base64,AA",
		"https://user:pw@example.com/x",
	])("has no logo with %j", (logoUrl) => {
		expect(read({ title: "Kopi", logoUrl })).toMatchObject({ name: "Kopi", logo: undefined });
	});

	it("falls back to its slug as a name, and is omitted without both", () => {
		expect(read({ title: " \u202e ", jobListUrl: "kopi-nusantara" })?.name).toBe("kopi-nusantara");
		expect(read({ title: undefined, jobListUrl: "../x" })).toBeUndefined();
	});

	it("appears once, however often the host lists it", () => {
		const one = { id: "7", title: "Kopi", logoUrl: undefined, jobListUrl: undefined };
		expect(readCompanyList({ ...page, data: [one, one] }, OURS).companies).toHaveLength(1);
	});
});

it.each([
	[1, 0, false],
	[2, 0, true],
	[12, 137, false],
	[13, 137, true],
])("page %i of %i companies is past the end: %s", (requested, total, expected) => {
	expect(isPastEnd(requested, readCompanyList({ ...page, total, data: [] }, OURS))).toBe(expected);
});
