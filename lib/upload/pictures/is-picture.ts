import { extensionOf } from "@/lib/contract/file-types";

/** Formats in which phones and scanners save photos. */
const ENDINGS: ReadonlySet<string> = new Set(["jpg", "jpeg", "png", "webp", "heic", "heif"]);
const TYPE = /^image\/(jpeg|png|webp|heic|heif)$/;

/** What a file input may offer besides the slot's own types. HEIC is missing: without it, iOS hands over a JPEG. */
export const PICTURE_ACCEPT = ".png,.webp";

/** Whether a picked file is a photo by its name, or by its type if it has no extension. */
export function isPicture({ name, type }: { name: string; type: string }): boolean {
	const extension = extensionOf(name);
	return extension ? ENDINGS.has(extension) : TYPE.test(type);
}
