"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import type { SlotEngines } from "@/components/attachments/use-slots.client";
import type { PhoneLengthProblem } from "@/lib/contract/contact";
import { problemAt } from "./form-errors";
import type { FormFields } from "./form-fields";
import type { Marks } from "./marks";
import type { Problem } from "./problem-text";
import type { ApplicationMessages } from "./setup";

/** What every section of the form works with. Stays the same object while the form lives. */
export interface FormTools {
	form: Pick<
		UseFormReturn<FormFields>,
		"control" | "register" | "getFieldState" | "getValues" | "setValue" | "setError" | "subscribe" | "trigger"
	>;
	messages: ApplicationMessages;
	/** Fields that were filled from the CV. */
	marks: Marks;
	/** Phone numbers whose length the host said is wrong, in plain characters. */
	refusedPhones: Map<string, PhoneLengthProblem>;
	/** What works behind the document slots and file questions, by their paths. */
	engines: Readonly<Record<string, SlotEngines>>;
	/** The text of a problem of the field at `path`. */
	textOf(path: string, problem: Problem): string;
	/** The same for the list of all problems, where it names the field. */
	listedText(path: string, problem: Problem): string;
}

const Tools = createContext<FormTools | null>(null);
export const FormToolsProvider = Tools.Provider;

export function useFormTools(): FormTools {
	const tools = useContext(Tools);
	if (!tools) throw new Error("A section of the form stands outside of the form.");
	return tools;
}

/** What changes for the whole form at once. */
interface FormPhase {
	/** True while nothing may be changed: the application is being sent, or a small file is on its way. */
	locked: boolean;
	/** The number of attempts to send it. */
	attempt: number;
	/** Whether unfinished uploads are stored on this device. */
	keepsUploads: boolean;
}

const Phase = createContext<FormPhase>({ locked: false, attempt: 0, keepsUploads: true });
export const FormPhaseProvider = Phase.Provider;
export const useFormPhase = (): FormPhase => useContext(Phase);

/** The message about the problem of the field at `path`. Only a change of that field's state re-renders. */
export function useProblem(path: string): string | undefined {
	const { form, textOf } = useFormTools();
	const { errors } = useFormState({ control: form.control, name: path as keyof FormFields, exact: true });
	const problem = problemAt(errors, path);
	return problem && textOf(path, problem);
}

/** Number of values that the CV gave to the fields and lists at `paths`. */
export function useMarkCount(paths: readonly string[]): number {
	const { marks } = useFormTools();
	return useSyncExternalStore(
		marks.subscribe,
		() => paths.reduce((sum, path) => sum + marks.count(path), 0),
		() => 0,
	);
}

/** The note that the field at `path` was filled in from the CV; undefined if it wasn't. */
export function useMark(path: string): string | undefined {
	const { messages } = useFormTools();
	return useMarkCount([path]) > 0 ? messages.CV_MARK : undefined;
}
