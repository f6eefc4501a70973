import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "@playwright/test";
import { makePdf } from "../people/candidate";

let count = 0;

/**
 * A PDF by signature on the disk, and its SHA-256. A browser opens it at once, while each megabyte that is handed over
 * takes a tenth of a second.
 */
export function pdfOnDisk(bytes: number, name = "cv.pdf", info = test.info()) {
	const { file, sha256 } = makePdf(bytes, name);
	count += 1;
	const path = info.outputPath(String(count), name);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, file.buffer);
	return { path, name, bytes, sha256 };
}
