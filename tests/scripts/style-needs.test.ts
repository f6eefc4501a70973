import { needsOf } from "@/scripts/styles/needs.mjs";

describe("what a selector needs of a page", () => {
	it.each([
		["h1", ["h1"]],
		["*", []],
		["::placeholder", []],
		[".mt-1\\.5", [".mt-1.5"]],
		[".\\31 2", [".12"]],
		[".sm\\:w-\\[calc\\(1px\\+2px\\)\\]:disabled", [".sm:w-[calc(1px+2px)]", "[disabled"]],
		["#apply>div.a[aria-current=true]", ["#apply", "div", ".a", "[aria-current"]],
		["html:not(.scripted) .plain\\:block", ["html", ".plain:block"]],
		[".scripted .scripted\\:flex", [".scripted:flex"]],
		[":where(.space-y-2>:not(:last-child))", [".space-y-2"]],
		[":is(:where(.group):is([open],:popover-open) .group-open\\:rotate)", [".group", ".group-open:rotate"]],
		["main :is(p,li)", ["main"]],
		["label:has(>[type=checkbox])", ["label"]],
	])("%s", (selector, needs) => {
		expect(needsOf(selector)?.toSorted()).toEqual(needs.toSorted());
	});

	it.each(["a:hover", ".x:focus-visible", ":where(.x:active)"])(
		"%s matches nothing before somebody uses the page",
		(one) => {
			expect(needsOf(one)).toBeNull();
		},
	);

	it("keeps what merely excludes such a state", () => {
		expect(needsOf("a:not(:hover)")).toEqual(["a"]);
	});
});
