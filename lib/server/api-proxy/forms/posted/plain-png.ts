const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** The parts that change how a picture looks; those in capitals are always among them. */
const LOOKS = new Set("tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "));
const CRITICAL = /^[A-Z]/;

/** Length, name and checksum of a part. */
const FRAME_BYTES = 12;

/**
 * A PNG without place, time and texts, and without what follows its end. Undefined for bytes that aren't a readable PNG.
 */
export function plainPng(bytes: Buffer<ArrayBuffer>): Buffer | undefined {
	if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
	const parts: Buffer[] = [SIGNATURE];
	for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length; ) {
		const name = bytes.toString("latin1", at + 4, at + 8);
		const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
		if (CRITICAL.test(name) || LOOKS.has(name)) parts.push(bytes.subarray(at, end));
		if (name === "IEND") return Buffer.concat(parts);
		at = end;
	}
	return undefined;
}
