import type { FormField } from "@/lib/contract/form-data";
import { readStrictly } from "./spec-form";
import { SpecHost } from "./spec-host";
import { jsonAnswer, type Respond } from "./stub-host";

/** A chunk as a host received it. */
export interface ReceivedChunk {
	identifier: string;
	fileName: string;
	end: number;
	bytes: number;
}

/** A `SpecHost` that records every chunk. */
export class ChunkHost extends SpecHost {
	readonly chunks: ReceivedChunk[] = [];
	/** True for a host that has the contract's call for progress on top. */
	tells = false;
	/** Number of the chunk, from 1, that is answered by `longupload`. */
	longAt = 0;
	private readonly sizes = new Map<string, number>();

	constructor() {
		super();
		const bySpec = this.respond;
		this.respond = async (response, seen) => {
			const askedFor = /\/upload\/([\w-]+)$/.exec(seen.url)?.[1];
			if (askedFor && this.tells) return this.progressOf(askedFor)(response, seen);
			if (seen.method === "POST" && seen.url.endsWith("/upload")) this.note((await readStrictly(seen)).fields);
			return bySpec(response, seen);
		};
	}

	override reset(): void {
		super.reset();
		this.chunks.length = 0;
		Object.assign(this, { tells: false, longAt: 0 });
	}

	/** Ends of the chunks of a file, in the order of their coming. */
	endsOf(fileName: string): number[] {
		return this.chunks.filter((chunk) => chunk.fileName === fileName).map(({ end }) => end);
	}

	private note(fields: readonly FormField[]): void {
		const { identifier = "", fileName = "", end, size, dataFile = "" } = Object.fromEntries(fields);
		const bytes = Buffer.from(dataFile, "base64").length;
		this.chunks.push({ identifier, fileName, end: Number(end), bytes });
		this.sizes.set(identifier, Number(size));
		this.manners.chunkAnswer = this.chunks.length === this.longAt ? '{"status":"longupload"}' : "";
	}

	private progressOf(identifier: string): Respond {
		const received = Math.max(0, ...this.chunks.filter((one) => one.identifier === identifier).map(({ end }) => end));
		return received > 0
			? jsonAnswer(200, { received, size: this.sizes.get(identifier) })
			: jsonAnswer(404, { message: "Not found" });
	}
}
