import { inflateRawSync } from "node:zlib";

/** Maximum unpacked size of a Word file, in bytes; real CVs stay far below. */
const MOST_BYTES = 40_000_000;
const MOST_ENTRIES = 2_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** A file that can't be what it claims. */
class ZipError extends Error {
	override name = "ZipError";
}

/** A file that was cut off or overwritten. */
class BrokenZipError extends ZipError {
	override name = "BrokenZipError";
}

function findDirectory(zip: Buffer): { offset: number; entries: number } {
	for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1) {
		if (zip.readUInt32LE(at) === END_OF_DIRECTORY)
			return { entries: zip.readUInt16LE(at + 10), offset: zip.readUInt32LE(at + 16) };
	}
	throw new BrokenZipError("no directory");
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

/** Where the packed bytes of an entry are; their number is the directory's. */
function placeOf(zip: Buffer, entry: number) {
	const local = zip.readUInt32LE(entry + 42);
	const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
	return { start, packed: zip.readUInt32LE(entry + 20), method: zip.readUInt16LE(entry + 10) };
}

/** Unpacks one entry and discards its bytes, up to `most`: the size that the entry claims can't be trusted. */
function unpackedSize(zip: Buffer, entry: number, most: number): number {
	const { start, packed, method } = placeOf(zip, entry);
	if (method === STORED) return packed;
	if (method !== DEFLATED || start + packed > zip.length) throw new ZipError("not a deflated entry");
	return inflateRawSync(zip.subarray(start, start + packed), { maxOutputLength: Math.max(1, most) }).length;
}

/** Where a file's entries begin in its directory. */
function entriesOf(zip: Buffer): number[] {
	const { offset, entries } = findDirectory(zip);
	if (entries > MOST_ENTRIES) throw new ZipError("too many entries");
	const found: number[] = [];
	for (let at = offset; found.length < entries; ) {
		if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new BrokenZipError("broken directory");
		found.push(at);
		at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
	return found;
}

/** Throws if a ZIP file is broken, or unpacks to more than any CV needs (a "bomb"). */
export function checkZip(bytes: Uint8Array): void {
	const zip = toBuffer(bytes);
	let left = MOST_BYTES;
	for (const entry of entriesOf(zip)) {
		left -= unpackedSize(zip, entry, left);
		if (left < 0) throw new ZipError("unpacks to too much");
	}
}

const nameOf = (zip: Buffer, entry: number) =>
	zip.toString("utf8", entry + 46, entry + 46 + zip.readUInt16LE(entry + 28));

/** Texts of the entries with such a name, except longer ones, in a file that `checkZip` accepts. */
export function partsOf(bytes: Uint8Array, name: RegExp, longest: number): string[] {
	const zip = toBuffer(bytes);
	const named = entriesOf(zip).filter((entry) => name.test(nameOf(zip, entry)));
	return named.flatMap((entry) => {
		const { start, packed, method } = placeOf(zip, entry);
		const content = zip.subarray(start, start + packed);
		const text = (method === STORED ? content : inflateRawSync(content)).toString("utf8");
		return text.length > longest ? [] : [text];
	});
}
