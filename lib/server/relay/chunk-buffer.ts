import "server-only";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { UploadHead } from "./upload-head";

export type Encoding = "base64" | "binary";

/** Bytes encoded at a time, a multiple of 3: the text of a whole chunk would use memory outside the heap each time. */
const ENCODED_AT_ONCE = 24_576;

/** Room before and after the data for the multipart text around it, in bytes. */
const FRAME_BYTES = 4_096;

/**
 * Time that a chunk beyond the contract's size may take to arrive, in milliseconds: bytes that wait here are lost when
 * this process is killed, so only a fast line fills a large chunk.
 */
const FAST_MS = 100;

const BOUNDARY = "----astronaut-chunk-b61f0e7c2d9a4358";
export const CHUNK_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

const field = (name: string, value: string | number) =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The multipart text before a chunk's data: the contract's fields, then the start of `dataFile`. */
function frame(head: UploadHead, start: number, end: number, encoding: Encoding): Buffer {
	const fields = {
		extension: head.extension,
		fileName: head.name,
		identifier: head.identifier,
		size: head.length,
		start,
		end,
		isNewFile: head.fresh && start === 0 ? 1 : 0,
		slot: head.slot,
	};
	const text = Object.entries(fields).map(([name, value]) => field(name, value));
	const part =
		encoding === "binary"
			? `name="dataFile"; filename="chunk"\r\nContent-Type: application/octet-stream`
			: `name="dataFile"`;
	return Buffer.from(`${text.join("")}--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n\r\n`);
}

/**
 * A reusable buffer for one chunk: bytes are copied once, behind space for the text before them, so that the complete body
 * is one slice of the same memory.
 */
export class ChunkBuffer {
	private readonly data: Buffer;
	private readonly encoded: Buffer | null;
	private filled = 0;
	private startedAt = 0;

	/** `most`: the length of a full chunk, bytes. */
	constructor(
		private readonly encoding: Encoding,
		readonly most: number = CHUNK_BYTES,
	) {
		this.data = Buffer.allocUnsafeSlow(FRAME_BYTES + most + TAIL.length);
		const base64Bytes = Math.ceil(most / 3) * 4;
		this.encoded = encoding === "base64" ? Buffer.allocUnsafeSlow(FRAME_BYTES + base64Bytes + TAIL.length) : null;
	}

	get length(): number {
		return this.filled;
	}

	/** Copies as much of `bytes` as fits, and returns the number of copied bytes. */
	take(bytes: Uint8Array): number {
		if (this.filled === 0) this.startedAt = performance.now();
		const taken = Math.min(bytes.length, this.most - this.filled);
		this.data.set(taken === bytes.length ? bytes : bytes.subarray(0, taken), FRAME_BYTES + this.filled);
		this.filled += taken;
		return taken;
	}

	/** True if the chunk is full, or has the contract's size on a line that is too slow for more. */
	get isDue(): boolean {
		if (this.filled === this.most) return true;
		return this.filled >= CHUNK_BYTES && performance.now() - this.startedAt >= FAST_MS;
	}

	/** The complete multipart body of the chunk that starts at `start`. Valid until the next `clear`. */
	body(head: UploadHead, start: number): Uint8Array {
		const before = frame(head, start, start + this.filled, this.encoding);
		const target = this.encoded ?? this.data;
		const end = FRAME_BYTES + (this.encoded ? this.encodeInto(this.encoded) : this.filled);
		before.copy(target, FRAME_BYTES - before.length);
		TAIL.copy(target, end);
		return target.subarray(FRAME_BYTES - before.length, end + TAIL.length);
	}

	clear(): void {
		this.filled = 0;
	}

	/** Writes the data as base64 text into `target`; returns the length of the text. */
	private encodeInto(target: Buffer): number {
		const end = FRAME_BYTES + this.filled;
		let written = 0;
		for (let at = FRAME_BYTES; at < end; at += ENCODED_AT_ONCE) {
			const text = this.data.toString("base64", at, Math.min(end, at + ENCODED_AT_ONCE));
			written += target.write(text, FRAME_BYTES + written, "latin1");
		}
		return written;
	}
}
