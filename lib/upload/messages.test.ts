import en from "@/messages/en/upload.json";
import id from "@/messages/id/upload.json";
import { UPLOAD_MESSAGES } from "./messages";

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();

describe("the upload texts", () => {
	it("are exactly those that the components use, in both languages", () => {
		const expected = [...UPLOAD_MESSAGES].toSorted();
		expect(Object.keys(en).toSorted()).toEqual(expected);
		expect(Object.keys(id).toSorted()).toEqual(expected);
	});

	it.each([...UPLOAD_MESSAGES])("have the same placeholders in both languages: %s", (word) => {
		expect(places(id[word])).toEqual(places(en[word]));
	});
});
