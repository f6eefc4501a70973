import { waysBetween } from "@/scripts/lib/reaching.mjs";

const graph = (imports: Record<string, string[]>) =>
	Object.entries(imports).map(([source, names]) => ({ source, dependencies: names.map((resolved) => ({ resolved })) }));

const RULE = { from: { path: "^browser/", pathNot: "\\.test$" }, to: { path: "^server/" } };

describe("imports at any depth", () => {
	it.each<[string, Record<string, string[]>, string[][]]>([
		["nothing", { "browser/a": ["shared/b"], "shared/b": [], "server/c": ["shared/b"] }, []],
		["an import", { "browser/a": ["server/b"], "server/b": [] }, [["browser/a", "server/b"]]],
		[
			"one of two ways",
			{
				"browser/a": ["shared/long", "shared/short"],
				"shared/long": ["shared/short"],
				"shared/short": ["server/b"],
				"server/b": [],
			},
			[["browser/a", "shared/long", "shared/short", "server/b"]],
		],
		["no module that the rule leaves out", { "browser/a.test": ["server/b"], "server/b": [] }, []],
		[
			"each module of a way that the rule is about",
			{ "browser/a": ["browser/b"], "browser/b": ["server/c"], "server/c": [] },
			[
				["browser/a", "browser/b", "server/c"],
				["browser/b", "server/c"],
			],
		],
		[
			"a way through a circle",
			{ "browser/a": ["shared/b"], "shared/b": ["shared/c"], "shared/c": ["shared/b", "server/d"], "server/d": [] },
			[["browser/a", "shared/b", "shared/c", "server/d"]],
		],
	])("show %s", (_, imports, ways) => {
		expect(waysBetween(graph(imports), RULE)).toEqual(ways);
	});
});
