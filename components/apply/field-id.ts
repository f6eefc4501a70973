import type { FieldPath } from "@/lib/application/values";

/** The id of a field's element, for labels and the error summary's links. */
export const fieldId = (path: FieldPath): string => `apply-${path.replaceAll(".", "-")}`;
