import type { IHasher } from "hash-wasm";
import type { Pieces } from "../../files/pieces";

let shared: Promise<IHasher> | undefined;

/** One hasher serves all uploads: between two awaits, it loads the state of one of them. */
function hasher(): Promise<IHasher> {
	// Loaded by the first upload that needs it; most backends keep their files on the disk.
	shared ??= import("./new-hasher").then(({ newHasher }) => newHasher());
	return shared;
}

const restore = (hash: IHasher, state: string) => hash.load(Buffer.from(state, "base64"));

/**
 * The SHA-256 of a file so far, in a form that any process can continue: of its first `from` bytes (`state`) and the
 * `pieces` after them. Null if `state` is unknown or of another version of the library.
 */
export async function continueHash(state: string | null, from: number, pieces: Pieces): Promise<string | null> {
	const hash = await hasher();
	try {
		if (from === 0) hash.init();
		else if (state === null) return null;
		else restore(hash, state);
	} catch {
		return null;
	}
	for (const piece of pieces) hash.update(piece);
	return Buffer.from(hash.save()).toString("base64");
}

/** The hash of a whole file in lower-case hex; undefined if `continueHash` returned null. */
export async function endHash(state: string | null): Promise<string | undefined> {
	const hash = await hasher();
	try {
		return state === null ? undefined : restore(hash, state).digest();
	} catch {
		return undefined;
	}
}
