import type { FieldPath } from "@/lib/application/values";

const LINK = /^links\.(\d+)\.(.+)$/;

/**
 * The id of a field's element, for labels and the error summary's links. Keys of questions have dashes and no
 * underscores, so that none is another path's id. `form` begins all ids of a form.
 */
export function fieldId(path: FieldPath, form = "apply"): string {
	const [, slot, link] = LINK.exec(path) ?? [];
	return link ? `${fieldId(`documents.${slot}`, form)}-links-${link}` : `${form}-${path.replaceAll(".", "_")}`;
}
