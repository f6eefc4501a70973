import "server-only";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress } from "node:zlib";
import { CompactEncrypt, compactDecrypt } from "jose";
import { z } from "zod";
import { sealingKey } from "./sealing-key";

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

const HEADER = { alg: "dir", enc: "A256GCM" } as const;
const ACCEPTED = { keyManagementAlgorithms: [HEADER.alg], contentEncryptionAlgorithms: [HEADER.enc] };

/** Maximum size of an opened value, in bytes. */
const LARGEST = 1_000_000;

const sealed = z.object({ until: z.number(), value: z.unknown() });

/** Seals a value until a moment, in milliseconds since the epoch: only this site can read or change it. */
export async function seal(value: unknown, until: number): Promise<string> {
	const packed = await pack(Buffer.from(JSON.stringify({ until, value })));
	return new CompactEncrypt(packed).setProtectedHeader(HEADER).encrypt(sealingKey());
}

/** The sealed value; undefined if it was changed, sealed elsewhere, or has expired. */
export async function open(text: string, now: number): Promise<unknown> {
	try {
		const { plaintext } = await compactDecrypt(text, sealingKey(), ACCEPTED);
		const unpacked = await unpack(plaintext, { maxOutputLength: LARGEST });
		const { until, value } = sealed.parse(JSON.parse(unpacked.toString("utf8")));
		return now < until ? value : undefined;
	} catch {
		return undefined;
	}
}
