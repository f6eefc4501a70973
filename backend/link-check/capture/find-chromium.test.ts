import { findChromium } from "./find-chromium";

describe("findChromium", () => {
	it("returns the operator's program", async () => {
		expect(await findChromium(process.execPath)).toBe(process.execPath);
	});

	it("fails the start with one readable line if it doesn't exist", async () => {
		await expect(findChromium("/nowhere/chromium")).rejects.toThrow(/^CHROMIUM_PATH: [^\n]*\/nowhere\/chromium$/);
	});
});
