import en from "@/messages/en/links.json";
import id from "@/messages/id/links.json";
import { LINK_WORDS } from "./messages";

describe("the link texts", () => {
	it("are exactly those that the parts show, in both languages", () => {
		const expected = [...LINK_WORDS].toSorted();
		expect(Object.keys(en).toSorted()).toEqual(expected);
		expect(Object.keys(id).toSorted()).toEqual(expected);
	});
});
