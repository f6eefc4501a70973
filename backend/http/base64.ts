import type { Pieces } from "../files/pieces";

/** Some clients send a `data:` address; only its data counts. */
const ADDRESS = /^data:[^,]{0,150},/;

/** Number of characters that show whether the text is such an address. */
const START_LENGTH = 200;

const LAST_GROUP = /^(?:[\w+/-]{4}|[\w+/-]{3}=|[\w+/-]{2}==)?$/;

/**
 * Decodes padded base64 piece by piece as its text arrives, because the text of a whole chunk would need much more
 * memory.
 */
export class Base64Reader {
	readonly #pieces: Uint8Array[] = [];
	#rest = "";
	#isStarted = false;
	#isRight = true;

	add(text: Buffer): void {
		this.#rest += text.toString("latin1");
		if (this.#rest.length >= START_LENGTH) this.#decode();
	}

	/** All bytes; undefined when the text is not base64. */
	end(): Pieces | undefined {
		this.#decode();
		if (!this.#isRight || !LAST_GROUP.test(this.#rest)) return undefined;
		return [...this.#pieces, Buffer.from(this.#rest, "base64")];
	}

	/** Decodes all groups of four characters except the last one, which alone may be padded. */
	#decode(): void {
		if (!this.#isStarted) this.#rest = this.#rest.replace(ADDRESS, "");
		this.#isStarted = true;
		const groups = Math.max(0, Math.ceil(this.#rest.length / 4) - 1);
		const bytes = Buffer.from(this.#rest.slice(0, groups * 4), "base64");
		// Node's decoder skips invalid characters, so the length reveals them.
		this.#isRight &&= bytes.length === groups * 3;
		this.#pieces.push(bytes);
		this.#rest = this.#rest.slice(groups * 4);
	}
}
