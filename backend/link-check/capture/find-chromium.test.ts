import { findChromium } from "./find-chromium";

describe("findChromium", () => {
	it("takes the program that the operator names", async () => {
		expect(await findChromium(process.execPath)).toBe(process.execPath);
	});

	it("stops the start with one readable line when that isn't there", async () => {
		await expect(findChromium("/nowhere/chromium")).rejects.toThrow(/^CHROMIUM_PATH: [^\n]*\/nowhere\/chromium$/);
	});
});
