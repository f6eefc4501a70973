import type { FieldCode } from "./codes";
import type { RequestedDocument } from "./requested-document";

/**
 * The message about the requested document, or one of its links, at `path`: its name, then the problem. `link` is what the
 * page calls that link. Null for other paths.
 */
export function documentText<Code extends FieldCode>(
	path: string,
	code: Code,
	documents: readonly RequestedDocument[],
	messages: Readonly<Record<Code, string>>,
	link?: string,
): string | null {
	const slot = documents.find((one) => one.path === path);
	if (slot && code === "REQUIRED_LANDING_PAGE") return `${slot.label} ${messages[code]}`;
	const place = /^links\.(\d+)\./.exec(path)?.[1];
	const owner = slot ?? documents.find(({ index }) => String(index) === place);
	if (!owner) return null;
	return `${link === undefined ? owner.label : `${owner.label}, ${link}`}: ${messages[code]}`;
}
