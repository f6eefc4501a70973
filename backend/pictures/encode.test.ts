import sharp from "sharp";
import { encodePicture } from "./encode";

const canvas = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: { r: 11, g: 110, b: 105, alpha: 0.5 } } });

describe("a picture for a company's page", () => {
	it.each([
		["a logo", "logo", 2_000, 500, [640, 160]],
		["a small logo", "logo", 200, 60, [200, 60]],
		["a picture above the page", "background", 4_000, 3_000, [1_440, 1_080]],
	] as const)("is WebP and no larger than pages show it: %s", async (_, kind, width, height, size) => {
		const made = await encodePicture(await canvas(width, height).png().toBuffer(), kind);
		const { format, width: madeWidth, height: madeHeight, hasAlpha } = await sharp(made).metadata();
		expect([format, madeWidth, madeHeight, hasAlpha]).toEqual(["webp", ...size, true]);
	});

	it("is upright and doesn't reveal where it was taken", async () => {
		const photo = await canvas(900, 600)
			.jpeg()
			.withExif({ IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitude: "6/1 12/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const { width, height, exif, orientation } = await sharp(await encodePicture(photo, "background")).metadata();
		expect([width, height, exif, orientation]).toEqual([600, 900, undefined, undefined]);
	});

	it.each([
		["no picture", Buffer.from("<html>"), "unreadable"],
		["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), "unreadable"],
		["nothing", Buffer.alloc(0), "unreadable"],
	] as const)("isn't made of %s", async (_, bytes, fault) => {
		await expect(encodePicture(bytes, "logo")).rejects.toMatchObject({ fault });
	});

	it("isn't made from a truncated file, or from one that is too small or decompresses to too much", async () => {
		const whole = await canvas(900, 600).png().toBuffer();
		await expect(encodePicture(whole.subarray(0, whole.length / 2), "logo")).rejects.toMatchObject({
			fault: "unreadable",
		});
		await expect(encodePicture(whole, "background")).resolves.toBeDefined();
		const small = await canvas(600, 400).png().toBuffer();
		await expect(encodePicture(small, "background")).rejects.toMatchObject({ fault: "small" });
		const huge = await canvas(10_000, 7_000).png().toBuffer();
		await expect(encodePicture(huge, "background")).rejects.toMatchObject({ fault: "unreadable" });
	});
});
