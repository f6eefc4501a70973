import { needsOf } from "@/scripts/styles/needs.mjs";

describe("what a selector needs of a page", () => {
	it.each([
		["h1", ["h1"]],
		["*", []],
		["::placeholder", ["[placeholder"]],
		["input::file-selector-button", ["input", '[type="file"']],
		["::-webkit-search-decoration", ['[type="search"']],
		["::-webkit-datetime-edit-year-field", ['[type="(?:date|datetime-local|month|time|week)"']],
		["::-webkit-calendar-picker-indicator", ['[(?:type="(?:date|datetime-local|month|time|week)"|list)']],
		["::backdrop", []],
		[".mt-1\\.5", [".mt-1.5"]],
		[".\\31 2", [".12"]],
		[".sm\\:w-\\[calc\\(1px\\+2px\\)\\]:disabled", [".sm:w-[calc(1px+2px)]", "[disabled"]],
		["#apply>div.a[aria-current=true]", ["#apply", "div", ".a", "[aria-current"]],
		["html:not(.scripted) .plain\\:block", ["html", ".plain:block"]],
		[".scripted .scripted\\:flex", [".scripted:flex"]],
		[":where(.space-y-2>:not(:last-child))", [".space-y-2"]],
		[":is(:where(.group):is([open],:popover-open) .group-open\\:rotate)", [".group", ".group-open:rotate"]],
		["main :is(p,li)", ["main"]],
		[":is(.a .b,.b.c:hover,#d .b) i", [".b", "i"]],
		[":where(.a,.b\\,c)", []],
		["label:has(>[type=checkbox])", ["label"]],
	])("%s", (selector, needs) => {
		expect(needsOf(selector)?.toSorted()).toEqual(needs.toSorted());
	});

	it.each([
		"a:hover",
		".x:focus-visible",
		":where(.x:active)",
		":-moz-focusring:where(:not(iframe))",
		":is(a:hover,.b:focus) i",
	])("%s matches nothing before somebody uses the page", (one) => {
		expect(needsOf(one)).toBeNull();
	});

	it("keeps what merely excludes such a state", () => {
		expect(needsOf("a:not(:hover)")).toEqual(["a"]);
	});
});
