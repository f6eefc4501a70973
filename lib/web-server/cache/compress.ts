import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Up to this size, quick compression takes less time than its detour by another thread, bytes. */
const SMALL_BYTES = 40_000;

const optionsOf = (body: Buffer, quality: number) => ({
	params: {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	},
});

const brotli = (body: Buffer, quality: number) => brotliAsync(body, optionsOf(body, quality));

/** The level of gzip that is quick enough to wait for. */
export const GZIP_QUICK = 6;

export const gzipQuick = (body: Buffer): Promise<Buffer> => gzipAsync(body, { level: GZIP_QUICK });

/** Brotli at a quality that is quick enough to wait for: a sixth more bytes than at its best, in a seventieth of its time. */
export const brotliQuick = async (body: Buffer): Promise<Buffer> =>
	body.length <= SMALL_BYTES ? brotliCompressSync(body, optionsOf(body, 5)) : brotli(body, 5);

/** The same bytes in memory of their own: what comes from a compressor may be the start of a larger piece. */
export function alone(body: Buffer): Buffer {
	const copy = Buffer.allocUnsafeSlow(body.length);
	body.copy(copy);
	return copy;
}

let last: Promise<unknown> = Promise.resolve();

/** Brotli at its best level, off the main thread and one body at a time, because it is slow. */
export function brotliBest(body: Buffer): Promise<Buffer> {
	const next = last.then(async () => alone(await brotli(body, 11)));
	last = next.catch(() => undefined);
	return next;
}
