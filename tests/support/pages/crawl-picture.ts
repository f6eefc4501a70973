const PNG = "89504e470d0a1a0a";

/** The start of a JPEG's frame: any of the markers that contain its size. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): string {
	for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
		if (isFrame(bytes[at + 1] ?? 0)) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
	return "unknown";
}

/** A PNG's or JPEG's width and height, such as "1200x630", as its own bytes say. */
export function pictureSize(bytes: Buffer): string {
	if (bytes.toString("hex", 0, 8) === PNG) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
	return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : "unknown";
}
