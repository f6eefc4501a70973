import { extensionOf } from "@/lib/contract/file-types";

/** Formats in which phones and scanners save photos. */
const ENDINGS: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "heic", "heif"]);
const TYPE = /^image\/(jpeg|png|webp|heic|heif)$/;

/** Types that a file input may offer because they become another one. HEIC is missing: without it, iOS hands over a JPEG. */
const OFFERED = [".png", ".webp"];

/** The `accept` attribute of a slot that turns photos into documents. */
export function acceptWithPictures(accept: string): string {
	const types = accept.split(",");
	return [...types, ...OFFERED.filter((type) => !types.includes(type))].join(",");
}

/** Whether a picked file is a photo by its name, or by its type if it has no extension. */
export function isPicture({ name, type }: { name: string; type: string }): boolean {
	const extension = extensionOf(name);
	return extension ? ENDINGS.has(extension) : TYPE.test(type);
}
