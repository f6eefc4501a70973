import en from "@/messages/en/link-check.json";
import id from "@/messages/id/link-check.json";
import { LINK_MESSAGES } from "./messages";

describe("the link texts", () => {
	it("are exactly those that the components use, in both languages", () => {
		const expected = [...LINK_MESSAGES].toSorted();
		expect(Object.keys(en).toSorted()).toEqual(expected);
		expect(Object.keys(id).toSorted()).toEqual(expected);
	});
});
