import { wellFormed } from "./well-formed";

const BROKEN = "\ud83d\ude00\ud83d \ude00";
const WHOLE = "\ud83d\ude00\ufffd \ufffd";

describe("a text with lone surrogates", () => {
	it("has them replaced, and keeps pairs", () => {
		expect(wellFormed(BROKEN)).toBe(WHOLE);
	});

	it("has them replaced in browsers without a function for it", () => {
		const { toWellFormed } = String.prototype;
		Reflect.deleteProperty(String.prototype, "toWellFormed");
		try {
			expect(wellFormed(BROKEN)).toBe(WHOLE);
		} finally {
			Object.defineProperty(String.prototype, "toWellFormed", {
				value: toWellFormed,
				configurable: true,
				writable: true,
			});
		}
	});
});
