import { groupLooks } from "@/scripts/proof/collect.mjs";

const look = (changes: object) => ({
	group: "jobs",
	language: "en",
	dark: false,
	narrow: true,
	problems: 0,
	...changes,
});

it("looks are summed by the kind of page, and a look with problems counts once", () => {
	expect(
		groupLooks([look({}), look({ language: "id", dark: true, problems: 3 }), look({ group: "help", narrow: false })]),
	).toEqual({
		help: { looks: 1, problems: 0, en: 1, id: 0, dark: 0, narrow: 0 },
		jobs: { looks: 2, problems: 1, en: 1, id: 1, dark: 1, narrow: 2 },
	});
});
