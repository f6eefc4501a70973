import { type Handover, readHandover, writeHandover } from "./handover";
import { EMPTY_VALUES } from "./values";

const handover: Handover = {
	form: "wizard",
	locale: "id",
	values: { ...EMPTY_VALUES, email: "ana@kopi.example", password: "kopi & gula", assist_description: "Baristas" },
};

describe("a sign-up that goes on in another language", () => {
	it("takes along all that was typed, but never the password", () => {
		const text = writeHandover(handover);
		expect(text).not.toContain("gula");
		expect(readHandover(text)).toEqual({ ...handover, values: { ...handover.values, password: "" } });
	});

	it.each([null, "", "null", "[]", "{", '{"form":"wizard","locale":"de"}', '{"form":"other","locale":"id"}'])(
		"is none where the tab holds %j",
		(text) => expect(readHandover(text)).toBeNull(),
	);

	it("leaves out what is no field, no text, or a password that somebody else put there", () => {
		const text = JSON.stringify({ ...handover, values: { email: 7, password: "x", phone: "+62", more: "y" } });
		expect(readHandover(text)).toEqual({ ...handover, values: { ...EMPTY_VALUES, phone: "+62" } });
	});
});
