import type { FieldName } from "@/lib/application/values";

/** The id of a field's element, for labels and the error summary's links. */
export const fieldId = (name: FieldName): string => `apply-${name}`;
