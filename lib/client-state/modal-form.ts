import { slice } from "./slice";

/** The values in the open modal's form, by field name. */
export const modalForm = slice<{ values: Readonly<Record<string, unknown>> }>({ values: {} });

/** Stores a field's value; the others stay. */
export const setModalValue = (field: string, value: unknown): void =>
	modalForm.setKey("values", { ...modalForm.get().values, [field]: value });

/** Clears the form. */
export const resetModalForm = (): void => modalForm.reset();
