import sharp, { type Sharp } from "sharp";
import { exifSegment, withExif } from "@/tests/support/uploads/exif";
import { readJpegHead } from "./jpeg-head";

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#369" } });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

describe("the head of a JPEG", () => {
	it.each([false, true])("holds size and orientation, whichever byte order its EXIF data has", async (isLittle) => {
		const plain = await bytesOf(picture().jpeg());
		for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
			const bytes = withExif(plain, exifSegment(orientation, { isLittle, hasPlace: true }));
			const head = readJpegHead(bytes);
			expect(head).toMatchObject({ width: 40, height: 30, orientation });
			expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
			bytes[head?.orientationAt ?? 0] = 1;
			expect((await sharp(bytes).metadata()).orientation).toBe(1);
		}
	});

	it("is read without EXIF data, and of a progressive picture", async () => {
		for (const progressive of [false, true]) {
			const head = readJpegHead(await bytesOf(picture().jpeg({ progressive })));
			expect(head).toEqual({ width: 40, height: 30, orientation: 1 });
		}
	});

	it("ignores orientations that don't exist, and damaged EXIF data", async () => {
		const plain = await bytesOf(picture().jpeg());
		for (const exif of [exifSegment(0), exifSegment(9), damaged()]) {
			expect(readJpegHead(withExif(plain, exif))).toEqual({ width: 40, height: 30, orientation: 1 });
		}
	});

	it("isn't found in other files, or in one that ends too early", async () => {
		const jpeg = await bytesOf(picture().jpeg());
		expect(readJpegHead(await bytesOf(picture().png()))).toBeUndefined();
		for (const length of [0, 1, 2, 3, 10, 100]) expect(readJpegHead(jpeg.slice(0, length))).toBeUndefined();
		expect(readJpegHead(new Uint8Array(1_000).fill(0xff))).toBeUndefined();
	});
});

/** EXIF data whose directory is beyond the end of the file. */
function damaged() {
	const exif = exifSegment(6);
	new DataView(exif.buffer).setUint32(14, 0x7fffffff);
	return exif;
}
