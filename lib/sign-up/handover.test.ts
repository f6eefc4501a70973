import { type Handover, readHandover, writeHandover } from "./handover";
import { EMPTY_VALUES } from "./values";

const handover: Handover = {
	form: "wizard",
	locale: "id",
	values: { ...EMPTY_VALUES, email: "ana@kopi.example", password: "kopi & gula", assist_description: "Baristas" },
};

describe("the handover of a sign-up to another language", () => {
	it("carries all input except the password", () => {
		const text = writeHandover(handover);
		expect(text).not.toContain("gula");
		expect(readHandover(text)).toEqual({ ...handover, values: { ...handover.values, password: "" } });
	});

	it.each([null, "", "null", "[]", "{", '{"form":"wizard","locale":"de"}', '{"form":"other","locale":"id"}'])(
		"ignores the tab's value %j",
		(text) => expect(readHandover(text)).toBeNull(),
	);

	it("drops unknown fields, non-texts and a foreign password", () => {
		const text = JSON.stringify({ ...handover, values: { email: 7, password: "x", phone: "+62", more: "y" } });
		expect(readHandover(text)).toEqual({ ...handover, values: { ...EMPTY_VALUES, phone: "+62" } });
	});
});
