import { createHash } from "node:crypto";

const LONGEST = 100;

/** Letters and digits that can't be in an address unchanged. */
const FOREIGN = /[^a-z0-9\P{L}]|[^a-z0-9\P{N}]/u;

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 6);

/**
 * A title as a part of an address, always the same for the same title. A few digits at the end distinguish titles in
 * other scripts.
 */
export function slugify(title: string): string {
	const plain = title
		.normalize("NFKD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
	const latin = plain.replace(/[^a-z0-9]+/g, "-").slice(0, LONGEST);
	const parts = [latin.replace(/^-+|-+$/g, ""), FOREIGN.test(plain) ? shortHash(plain) : ""];
	return parts.filter(Boolean).join("-") || shortHash(plain);
}

/** `base`, or the first of base-2, base-3… that is not taken. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
	let slug = base;
	for (let number = 2; isTaken(slug); number += 1) slug = `${base}-${number}`;
	return slug;
}
