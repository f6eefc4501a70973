import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { CvAnswer } from "@/backend/cv-parsing/answer";
import type { CvFormat } from "@/backend/cv-parsing/read-cv";
import { builtProcess } from "./built-process";

/** A process that reads one CV after the other, under the memory limit that the product sets for a single one. */
export class CorpusReader {
	readonly #child: ChildProcess;

	constructor(memoryMb: number) {
		const command = [process.execPath, "--max-old-space-size=192", "--max-semi-space-size=16"];
		const limited = ["-c", `ulimit -d ${memoryMb * 1_024} && exec "$@"`, "sh", ...command, builtProcess("read-many")];
		this.#child = spawn("/bin/sh", limited, {
			stdio: ["ignore", "inherit", "inherit", "ipc"],
			serialization: "advanced",
		});
	}

	/** Reads a CV. Rejects when the process has ended, which a CV that can't be read does to it. */
	async read(format: CvFormat, bytes: Uint8Array): Promise<CvAnswer> {
		const over = new AbortController();
		const [answered, ended] = ["message", "exit"].map((event) => once(this.#child, event, { signal: over.signal }));
		this.#child.send({ format, bytes });
		try {
			const [answer] = (await Promise.race([answered, ended])) ?? [];
			if (typeof answer !== "object") throw new Error(`The reading process has ended with ${answer}.`);
			return answer;
		} finally {
			over.abort();
			await Promise.allSettled([answered, ended]);
		}
	}

	async close(): Promise<void> {
		const ended = once(this.#child, "exit");
		this.#child.kill();
		await ended;
	}
}
