import { contrast, readableOn } from "./colour";

const WHITE = "#ffffff";

/** Red, green and blue from the strongest to the weakest. */
const orderOf = (hex: string) =>
	[1, 3, 5]
		.map((at, channel) => ({ channel, value: Number.parseInt(hex.slice(at, at + 2), 16) }))
		.sort((a, b) => b.value - a.value)
		.map(({ channel }) => channel)
		.join("");

describe("a readable colour", () => {
	it.each(["#0b6e69", "#ffc0cb", "#a0e7ff", "#e0b0ff", "#ffe08a", "#d4f5a0"])("keeps what is seen in %s", (colour) => {
		const darker = readableOn(colour, WHITE);
		expect(contrast(darker, WHITE)).toBeGreaterThanOrEqual(4.5);
		expect(orderOf(darker)).toBe(orderOf(colour));
	});

	it("is the colour itself if it can be read", () => {
		expect(readableOn("#0B6E69", WHITE)).toBe("#0b6e69");
	});

	it.each([
		["#ffff00", "#996200"],
		["#ffe08a", "#9c6300"],
	])("is amber instead of olive for %s", (colour, amber) => {
		expect(readableOn(colour, "#f5f5fa")).toBe(amber);
	});

	it("stays grey for a grey, and white or black at the ends", () => {
		expect(readableOn("#cccccc", WHITE)).toMatch(/^#(..)\1\1$/);
		expect(readableOn("#ffffff", "#808080", 7)).toBe("#000000");
		expect(readableOn("#000000", "#101010", 19)).toBe("#ffffff");
	});
});
