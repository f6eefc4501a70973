import { slice } from "./slice";

/** What was entered into the form of the open modal, by the name of its field. */
export const modalForm = slice<{ values: Readonly<Record<string, unknown>> }>({ values: {} });

/** Stores what was entered into a field; the others stay. */
export const setModalValue = (field: string, value: unknown): void =>
	modalForm.setKey("values", { ...modalForm.get().values, [field]: value });

/** Empties the form. */
export const resetModalForm = (): void => modalForm.reset();
