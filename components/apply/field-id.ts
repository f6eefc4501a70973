import type { FieldPath } from "@/lib/application/values";

const LINK = /^links\.(\d+)\.(.+)$/;

/**
 * The id of a field's element, for labels and the error summary's links. Keys of questions have dashes and no
 * underscores, so that none is another path's id.
 */
export function fieldId(path: FieldPath): string {
	const [, slot, link] = LINK.exec(path) ?? [];
	return link ? `${fieldId(`documents.${slot}`)}-links-${link}` : `apply-${path.replaceAll(".", "_")}`;
}
