import type { FieldPath } from "@/lib/application/values";

const LINK = /^links\.(\d+)\.(.+)$/;

/**
 * The id of a field's element, for labels and the error summary's links. Keys of questions contain dashes and no
 * underscores, so they can't equal another path's id. All ids of a form begin with `form`.
 */
export function fieldId(path: FieldPath, form = "apply"): string {
	const [, slot, link] = LINK.exec(path) ?? [];
	return link ? `${fieldId(`documents.${slot}`, form)}-links-${link}` : `${form}-${path.replaceAll(".", "_")}`;
}
