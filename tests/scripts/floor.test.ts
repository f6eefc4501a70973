import { wrongWith } from "@/scripts/check-floor.mjs";

describe("the floor check", () => {
	it.each([
		["what all browsers run", "class A { #a = 1; b = this?.c ?? 2 } a ||= 1; Object.hasOwn(a, 'b')", []],
		["a class static block", "class A { static { a() } }", ["class static block"]],
		["a private name that is asked for", "class A { #a; b(c) { return #a in c } }", ["#name in object"]],
		["a lookbehind", "/(?<=a)b/.test(c)", ["lookbehind in a regular expression"]],
		["a flag", "/a/d.exec(b)", ["flag d or v of a regular expression"]],
		["later syntax", "/[a--b]/v.test(c)", [expect.stringMatching(/^syntax after ES2022/)]],
		["an interface", "AbortSignal.timeout(1)", ["timeout without asking for it"]],
		["a global function", "structuredClone(a)", ["structuredClone without asking for it"]],
		["a method of the same name", "a.timeout(1); [].any(b)", []],
		["an interface that is asked for", "'locks' in navigator && navigator.locks.query()", []],
		["a method that is asked for", "typeof a.showModal === 'function' ? a.showModal() : b()", []],
		[
			"a second call that isn't asked for",
			"a.toWellFormed ? a.toWellFormed() : a; b.toWellFormed()",
			["toWellFormed called more often than it is asked for"],
		],
		["a call that may be left out", "a.requestSubmit?.()", []],
	])("reports for %s the problem", (_, source, wrong) => {
		expect(wrongWith(source)).toEqual(wrong);
	});
});
