import { groupLooks, passedIn } from "@/scripts/proof/collect.mjs";

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

it("passed tests are counted by folder, also those that a group holds", () => {
	const test = (status: string, ...ancestorTitles: string[]) => ({ status, ancestorTitles });
	const report = {
		testResults: [
			{ name: "/p/tests/security/site.test.ts", assertionResults: [test("passed", "forms"), test("failed")] },
			{
				name: "/p/.build/groups/proxy-1.test.js",
				assertionResults: [
					test("passed", "tests/security/paths.test.ts"),
					test("passed", "tests/faults/relay.test.ts"),
				],
			},
		],
	};
	expect(passedIn(report, "tests/security/")).toBe(2);
	expect(passedIn(report, "tests/faults/")).toBe(1);
	expect(passedIn(null, "tests/faults/")).toBe(0);
});
