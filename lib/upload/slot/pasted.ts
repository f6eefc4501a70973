import { extensionOf } from "@/lib/contract/file-types";

/** Browsers' name for a picture that was copied from anything but a file. */
const NAMELESS = /^(image|blob|)(\.\w{1,10})?$/i;

const two = (number: number) => String(number).padStart(2, "0");

const timeOf = (at: Date) =>
	`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(".")}`;

/**
 * The name of a pasted file: its own, or for a copied picture, which all are called the same, `pattern` with its
 * `{time}` (local, to the second) filled in.
 */
export function pastedName(file: { name: string; type: string }, pattern: string, at: Date): string {
	if (!NAMELESS.test(file.name)) return file.name;
	const ending = extensionOf(file.name) || file.type.replace(/^\w+\//, "");
	return `${pattern.replace("{time}", timeOf(at))}.${ending}`;
}
