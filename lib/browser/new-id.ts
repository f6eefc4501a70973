const hex = (byte: number) => byte.toString(16).padStart(2, "0");

/**
 * A new random UUID, version 4. The browser's own `randomUUID` is missing on insecure origins, such as a test system's plain
 * address in an office network.
 */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const text = [...bytes]
		.map((byte, place) => hex(place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte))
		.join("");
	return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
