"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
import { type FormTools, useFormTools, useMark, useProblem } from "../form-tools.client";

/** Everything that ties an input to the field at `path`. */
export interface BoundInput extends UseFormRegisterReturn {
	id: string;
	error: string | undefined;
	mark: string | undefined;
}

/** What a field's changes do to the field at `path`, whose rule reads both: its error goes at once, and comes at the end. */
function judgeAgain(form: FormTools["form"], path: string) {
	const related = path as "fullname";
	return {
		onChange: () => form.getFieldState(related).error && form.trigger(related),
		onBlur: () => form.getValues(related) && form.trigger(related),
	};
}

/**
 * Binds an input to the form's field at `path`. The browser holds its text, so typing renders nothing. `judges` is the path
 * of another field whose rule reads this one.
 */
export function useInput(path: string, judges?: string): BoundInput {
	const { form } = useFormTools();
	const options = judges === undefined ? undefined : judgeAgain(form, judges);
	return {
		...form.register(path as "fullname", options),
		id: fieldId(path),
		error: useProblem(path),
		mark: useMark(path),
	};
}
