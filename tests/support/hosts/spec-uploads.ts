import { type ReceivedForm, sha256Of } from "./spec-form";

/** A file that a host has whole. */
export interface StoredFile {
	filepath: string;
	bytes: number;
	sha256: string;
}

/** What the chunks of uploads come to. Each chunk is written where its `end` says; nothing tells how far an upload is. */
export class SpecUploads {
	/** Complete files, in the order in which they were completed. */
	readonly stored: StoredFile[] = [];
	private readonly running = new Map<string, Buffer>();

	/** Takes a chunk; gives the path of the file that it completes, undefined while more is to come. */
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

	/** Keeps a file that came whole. */
	keep(name: string, bytes: number, sha256: string): string {
		const filepath = `companies/files/${this.stored.length + 1}-${name}`;
		this.stored.push({ filepath, bytes, sha256 });
		return filepath;
	}
}
