import { KILOBYTE, MEGABYTE } from "@/lib/contract/limits";

export interface DisplaySize {
	value: number;
	unit: "MB" | "KB";
}

/** `bytes` in `unit`, rounded; anything above nothing is at least 1. */
export function inUnit(bytes: number, unit: DisplaySize["unit"]): number {
	const rounded = Math.round(bytes / (unit === "MB" ? MEGABYTE : KILOBYTE));
	return bytes > 0 ? Math.max(1, rounded) : 0;
}

/**
 * A file's size as people read it. The product's own units: MB when the size rounds to 1 or more
 * units of 1,028,576 bytes, else KB of 1,028 bytes.
 */
export function displaySize(bytes: number): DisplaySize {
	const unit = Math.round(bytes / MEGABYTE) >= 1 ? "MB" : "KB";
	return { value: inUnit(bytes, unit), unit };
}
