import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { exifSegment, withExif } from "@/tests/support/uploads/exif";
import { plainJpeg } from "./plain-jpeg";
import { makePlain } from "./plain-picture";
import { plainPng } from "./plain-png";

const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#a63" } });

const PLACE = { IFD0: { Artist: "Sari" }, IFD3: { GPSLatitude: "6/1 12/1 30/1" } };

const segment = (marker: number, content: string) => {
	const bytes = Buffer.alloc(content.length + 4);
	bytes.writeUInt16BE(marker);
	bytes.writeUInt16BE(content.length + 2, 2);
	bytes.write(content, 4, "latin1");
	return bytes;
};

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe("a photo of a form without script", () => {
	it.each([1, 3, 6, 8])("keeps its pixels and stays turned by %s, but loses its place", async (orientation) => {
		for (const options of [{}, { progressive: true }, { chromaSubsampling: "4:4:4" }]) {
			const plain = await picture().jpeg(options).withIccProfile("p3").toBuffer();
			const photo = Buffer.from(withExif(plain, exifSegment(orientation, { hasPlace: true })));
			const made = plainJpeg(photo) ?? Buffer.alloc(0);
			const { exif, icc, orientation: left = 1 } = await sharp(made).metadata();
			expect([left, icc !== undefined, exif?.length ?? 0]).toEqual([orientation, true, orientation === 1 ? 0 : 32]);
			expect(await pixels(made)).toEqual(await pixels(photo));
			expect(plainJpeg(Buffer.from(made))).toEqual(made);
		}
	});

	it("loses comments, other programs' data, and a film behind its end", async () => {
		const plain = await picture().jpeg().toBuffer();
		const extras = [
			segment(0xffe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Jalan Merdeka</x:xmpmeta>"),
			segment(0xffe2, "MPF\0Jalan Merdeka"),
			segment(0xffed, "Photoshop 3.0\0Jalan Merdeka"),
			segment(0xfffe, "Jalan Merdeka"),
		];
		const photo = Buffer.concat([
			plain.subarray(0, 2),
			...extras,
			plain.subarray(2),
			Buffer.from("ftypmp42 Jalan Merdeka"),
		]);
		expect(plainJpeg(photo)).toEqual(plainJpeg(Buffer.from(plain)));
		expect(plainJpeg(photo)?.includes("Merdeka")).toBe(false);
	});

	it("that was cut off or damaged keeps what is there", async () => {
		const plain = await picture().jpeg().toBuffer();
		const photo = Buffer.from(withExif(plain, exifSegment(1, { hasPlace: true }))).subarray(0, -2);
		expect(plainJpeg(Buffer.from(photo))).toEqual(plain.subarray(0, -2));
		const damaged = Buffer.concat([photo.subarray(0, 300), Buffer.from("\0\xee?", "latin1"), photo.subarray(300)]);
		expect(plainJpeg(damaged)?.subarray(-100)).toEqual(damaged.subarray(-100));
	});

	it("as PNG loses place and texts, but not its colours", async () => {
		const withPlace = await picture().png({ palette: true }).withExif(PLACE).toBuffer();
		expect((await sharp(withPlace).metadata()).exif).toBeDefined();
		const made = plainPng(Buffer.concat([withPlace, Buffer.from("more")])) ?? Buffer.alloc(0);
		expect((await sharp(made).metadata()).exif).toBeUndefined();
		expect(await pixels(made)).toEqual(await pixels(withPlace));
	});

	it.each(["", "\xff\xd8", "\xff\xd8\xff\xe1\xff", "\x89PNG\r\n\x1a\n", "%PDF-1.7"])(
		"is left alone if it is none, or damaged: %j",
		(text) => {
			const bytes = Buffer.from(text, "latin1");
			expect([plainJpeg(bytes), plainPng(bytes)]).toEqual([undefined, undefined]);
		},
	);

	it("becomes plain on disk, and other files stay as they are", async () => {
		const photo = await picture().jpeg().withExif(PLACE).toBuffer();
		for (const [bytes, expected] of [
			[photo, plainJpeg(Buffer.from(photo)) ?? photo],
			[Buffer.from("%PDF-1.7 GPS"), Buffer.from("%PDF-1.7 GPS")],
			[Buffer.alloc(0), Buffer.alloc(0)],
		] as const) {
			const file = await open(join(tmpdir(), `plain-${process.pid}`), "w+");
			await file.write(bytes);
			const size = await makePlain(file, bytes.length);
			const { buffer, bytesRead } = await file.read(Buffer.alloc(10_000), 0, 10_000, 0);
			await file.close();
			expect([size, buffer.subarray(0, bytesRead)]).toEqual([expected.length, expected]);
		}
	});
});
