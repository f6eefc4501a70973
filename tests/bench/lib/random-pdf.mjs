/** Files to upload. */
import { createHash, randomBytes } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

const PIECE = 16_777_216;
const SIGNATURE = Buffer.from("%PDF-1.7\n");

/** Writes a file of `size` random bytes with a PDF's signature; returns its path, size and SHA-256. */
export function makePdf(folder, size, name = `portfolio-${size}.pdf`) {
	const path = join(folder, name);
	const hash = createHash("sha256");
	const file = openSync(path, "w");
	for (let at = 0; at < size; at += PIECE) {
		const bytes = randomBytes(Math.min(PIECE, size - at));
		if (at === 0) SIGNATURE.copy(bytes);
		hash.update(bytes);
		writeSync(file, bytes);
	}
	closeSync(file);
	return { path, name, size, sha256: hash.digest("hex") };
}
