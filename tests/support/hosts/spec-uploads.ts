import { type ReceivedForm, sha256Of } from "./spec-form";

/** A file that a host has whole. */
export interface StoredFile {
	filepath: string;
	bytes: number;
	sha256: string;
}

/** The uploads' chunks. Each chunk is written where its `end` says; no call reports progress. */
export class SpecUploads {
	/** Complete files, in the order of completion. */
	readonly stored: StoredFile[] = [];
	private readonly running = new Map<string, Buffer>();

	/** Stores a chunk; returns the path of the file that it completes, else undefined. */
	take({ fields }: ReceivedForm): string | undefined {
		const { identifier = "", size, end, isNewFile, dataFile = "", fileName = "" } = Object.fromEntries(fields);
		const data = Buffer.from(dataFile, "base64");
		const begun = isNewFile === "1" ? undefined : this.running.get(identifier);
		const file = begun ?? Buffer.alloc(Number(size));
		data.copy(file, Number(end) - data.length);
		this.running.set(identifier, file);
		if (end !== size) return undefined;
		this.running.delete(identifier);
		return this.keep(fileName, file.length, sha256Of(file));
	}

	/** Stores a file that was sent in one call. */
	keep(name: string, bytes: number, sha256: string): string {
		const filepath = `companies/files/${this.stored.length + 1}-${name}`;
		this.stored.push({ filepath, bytes, sha256 });
		return filepath;
	}
}
