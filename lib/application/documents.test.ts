import { fileOf, slotOf } from "@/tests/support/people/application-form";
import { losesFiles } from "./documents";

describe("leaving the page", () => {
	it("loses no file that is stored in the draft, and none that was rejected", () => {
		const states = { cv: slotOf([fileOf(), fileOf({ status: "unsupported" })]), portfolio: slotOf() };
		expect(losesFiles(states, true)).toBe(false);
	});

	it("loses stored files without a draft, and blocks on unfinished ones", () => {
		expect(losesFiles({ cv: slotOf([fileOf()]) }, false)).toBe(true);
		expect(losesFiles({ cv: slotOf([fileOf({ status: "busy" })]) }, true)).toBe(true);
		expect(losesFiles({ cv: slotOf([fileOf({ status: "failed" })]) }, true)).toBe(true);
	});
});
