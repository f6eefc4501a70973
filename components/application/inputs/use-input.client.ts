"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
import { useFormTools, useMark, useProblem } from "../form-tools.client";

/** Everything that ties an input to the field at `path`. */
export interface BoundInput extends UseFormRegisterReturn {
	id: string;
	error: string | undefined;
	mark: string | undefined;
}

/** Binds an input to the form's field at `path`. The browser holds its text, so typing renders nothing. */
export function useInput(path: string): BoundInput {
	const { form } = useFormTools();
	return { ...form.register(path as "fullname"), id: fieldId(path), error: useProblem(path), mark: useMark(path) };
}
