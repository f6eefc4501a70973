import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilNone } from "../runner/until-none";

/** A disk of its own, in memory. */
export interface SmallDisk {
	dir: string;
	/** Fills what is left of it. */
	fill: () => void;
	/** Frees it again. */
	free: () => void;
	setReadOnly: (isReadOnly: boolean) => Promise<void>;
	remove: () => void;
}

const mount = (...args: string[]) => void execFileSync("mount", args, { stdio: "pipe" });

/** Mounts a disk of so many megabytes; undefined where this process may not. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
	const dir = mkdtempSync(join(tmpdir(), "small-disk-"));
	try {
		mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dir);
	} catch {
		rmSync(dir, { recursive: true });
		return undefined;
	}
	const filler = join(dir, "filler");
	return {
		dir,
		fill() {
			for (let block = 1_048_576; block >= 1; block = Math.floor(block / 16)) fillWith(filler, block);
		},
		free: () => rmSync(filler, { force: true }),
		// It stays busy until the last process that wrote to it is gone.
		async setReadOnly(isReadOnly) {
			const remount = () => {
				try {
					mount("-o", `remount,${isReadOnly ? "ro" : "rw"}`, dir);
					return [];
				} catch (error) {
					return [error];
				}
			};
			const [reason] = await untilNone(async () => remount());
			if (reason) throw reason;
		},
		remove() {
			execFileSync("umount", ["-l", dir]);
			rmSync(dir, { recursive: true });
		},
	};
}

function fillWith(path: string, block: number): void {
	const bytes = Buffer.alloc(block);
	try {
		for (;;) writeFileSync(path, bytes, { flag: "a" });
	} catch {
		// Full.
	}
}
