import { createHash } from "node:crypto";
import { seededNumbers } from "./schedule-random";

const BLOCK_BYTES = 1_048_576;

/** A block of noise, made once. */
const noise = (() => {
	const random = seededNumbers(1);
	const block = new Uint32Array(BLOCK_BYTES / 4);
	return Buffer.from(block.map(() => random() * 4_294_967_296).buffer);
})();

/** A file of a schedule: noise that no two places of it and no two seeds share, behind a PDF's signature. */
export function scheduleFile(seed: number, size: number): { file: File; sha256: string } {
	const bytes = Buffer.alloc(size);
	for (let at = 0; at < size; at += BLOCK_BYTES) {
		noise.copy(bytes, at);
		if (at + 8 <= size) bytes.writeUInt32LE(seed, at + 4);
		if (at + 12 <= size) bytes.writeUInt32LE(at, at + 8);
	}
	const isPdf = size >= 5;
	if (isPdf) bytes.write("%PDF-", "latin1");
	else bytes.fill("a");
	const name = `schedule-${seed}.${isPdf || size === 0 ? "pdf" : "txt"}`;
	const type = isPdf || size === 0 ? "application/pdf" : "text/plain";
	const file = new File([bytes], name, { type, lastModified: 1_600_000_000_000 + seed });
	return { file, sha256: createHash("sha256").update(bytes).digest("hex") };
}
