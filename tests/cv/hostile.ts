import { constants, deflateRawSync, deflateSync } from "node:zlib";

const MEGABYTE = 1_048_576;

/** `deflateRawSync` of so many megabytes of spaces, of which it packs one: the others repeat its block. */
function packedSpaces(megabytes: number): Buffer {
	// A flush ends the block at a byte and lets nothing after it refer to anything before.
	const block = deflateRawSync(Buffer.alloc(MEGABYTE, " "), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
	return Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))]);
}

/** Adler-32 of so many spaces. */
function checksumOfSpaces(count: number): number {
	const [space, modulus] = [32n, 65_521n];
	const n = BigInt(count);
	const low = (1n + n * space) % modulus;
	const high = (n + (space * n * (n + 1n)) / 2n) % modulus;
	return Number((high << 16n) | low);
}

/** `deflateSync` of so many megabytes of spaces. */
function packedSpacesWithChecksum(megabytes: number): Buffer {
	const end = Buffer.alloc(4);
	end.writeUInt32BE(checksumOfSpaces(megabytes * MEGABYTE));
	return Buffer.concat([Buffer.from([0x78, 0xda]), packedSpaces(megabytes), end]);
}

/** A PDF of one page with these objects behind its catalogue; cross-references are left to be rebuilt. */
function pdf(objects: readonly Buffer[]): Buffer {
	const head =
		"%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n" +
		"3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>\nendobj\n" +
		"5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n";
	return Buffer.concat([Buffer.from(head), ...objects, Buffer.from("trailer\n<</Root 1 0 R/Size 7>>\n%%EOF\n")]);
}

function stream(number: number, content: Buffer, more = ""): Buffer {
	return Buffer.concat([
		Buffer.from(`${number} 0 obj\n<</Length ${content.length}${more}>>\nstream\n`),
		content,
		Buffer.from("\nendstream\nendobj\n"),
	]);
}

/** A PDF whose page unpacks to `megabytes` of nothing. */
export function pdfBomb(megabytes: number): Buffer {
	return pdf([stream(4, packedSpacesWithChecksum(megabytes), "/Filter/FlateDecode")]);
}

/** A PDF of a few kilobytes whose page writes one letter hundreds of thousands of times. */
export function pdfLoop(): Buffer {
	const write = Buffer.from(`BT /F1 10 Tf ${"(a) Tj 1 0 0 1 0 0 Tm ".repeat(400_000)} ET`);
	return pdf([stream(4, deflateSync(write), "/Filter/FlateDecode")]);
}

/** A PDF of a few kilobytes whose page does `count` text operations and moves after each, so that none can be joined. */
export function pdfOperations(count: number): Buffer {
	const write = Array.from({ length: count }, (_, index) => `1 0 0 1 ${index % 500} ${index % 800} Tm (a) Tj`).join(
		" ",
	);
	return pdf([stream(4, deflateSync(Buffer.from(`BT /F1 10 Tf ${write} ET`), { level: 9 }), "/Filter/FlateDecode")]);
}

/** A PDF of a few kilobytes that says nothing, but at great length. */
export function pdfIdle(): Buffer {
	const move = Buffer.from("1 0 0 1 0 0 cm ".repeat(2_500_000));
	return pdf([stream(4, deflateSync(move, { level: 9 }), "/Filter/FlateDecode")]);
}

/** A PDF with many empty pages. */
export function pdfPages(count: number): Buffer {
	const pages = Array.from({ length: count }, (_, index) => index + 10);
	const kids = pages.map((number) => `${number} 0 R`).join(" ");
	const objects = pages.map((number) => `${number} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>\nendobj\n`);
	const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[${kids}]/Count ${count}>>\nendobj\n`;
	return Buffer.from(`${head}${objects.join("")}trailer\n<</Root 1 0 R/Size ${count + 10}>>\n%%EOF\n`);
}

/** A file in an archive, by its content, or as it is packed and with the size that it declares. */
type Entry = { name: string; content: Buffer } | { name: string; packed: Buffer; says: number };

const pack = (entry: Entry) =>
	"packed" in entry
		? entry
		: { ...entry, packed: deflateRawSync(entry.content, { level: 9 }), says: entry.content.length };

/** A ZIP file, its checksums left empty. */
export function zip(entries: readonly Entry[]): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, packed, says } of entries.map(pack)) {
		const local = Buffer.alloc(30);
		local.writeUInt32LE(0x04034b50, 0);
		local.writeUInt16LE(20, 4);
		local.writeUInt16LE(8, 8);
		local.writeUInt32LE(packed.length, 18);
		local.writeUInt32LE(says, 22);
		local.writeUInt16LE(name.length, 26);
		const central = Buffer.alloc(46);
		central.writeUInt32LE(0x02014b50, 0);
		central.writeUInt16LE(20, 6);
		central.writeUInt16LE(8, 10);
		central.writeUInt32LE(packed.length, 20);
		central.writeUInt32LE(says, 24);
		central.writeUInt16LE(name.length, 28);
		central.writeUInt32LE(offset, 42);
		parts.push(local, Buffer.from(name), packed);
		directory.push(central, Buffer.from(name));
		offset += 30 + name.length + packed.length;
	}
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(Buffer.concat(directory).length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...parts, ...directory, end]);
}

/** A Word file that unpacks to `megabytes`; with `says` it claims to be small. */
export const wordBomb = (megabytes: number, says = megabytes * MEGABYTE): Buffer =>
	zip([
		{ name: "[Content_Types].xml", content: Buffer.from("<Types/>") },
		{ name: "word/document.xml", packed: packedSpaces(megabytes), says },
	]);
