"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { get, useFormState } from "react-hook-form";
import { fieldId } from "@/components/attachments/field-id";
import type { FormFields } from "../../../form-fields";
import { useFormPhase, useFormTools } from "../../../form-tools.client";

interface Props {
	title: string;
	path: string;
	/** Name of the field that says most about an entry. */
	brief: string;
	isOpen: boolean;
	onToggle(isOpen: boolean): void;
	/** The button that removes the entry. */
	remove: ReactNode;
	children: ReactNode;
}

/** True while anything in the entry is wrong. */
function useHasProblem(path: string): boolean {
	const { form } = useFormTools();
	const { errors } = useFormState({ control: form.control, name: path as keyof FormFields });
	return get(errors, path) !== undefined;
}

/**
 * An entry of several fields, closed to a line that says what it is about. The fields of a closed one are not on the
 * page, so that a long history is easy to scroll, and a key typed into one entry doesn't wait for the browser to look
 * at all the others; the form keeps their values. One with a problem is open.
 */
export function CardFrame({ title, path, brief, isOpen, onToggle, remove, children }: Props) {
	const { form } = useFormTools();
	const hasProblem = useHasProblem(path);
	const { attempt } = useFormPhase();
	const box = useRef<HTMLDetailsElement>(null);
	const shows = isOpen || hasProblem;
	const about = shows ? "" : form.getValues(`${path}.${brief}` as "fullname");

	// biome-ignore lint/correctness/useExhaustiveDependencies: every further failed try opens it again
	useEffect(() => {
		if (hasProblem && box.current) box.current.open = true;
	}, [hasProblem, attempt]);

	return (
		<fieldset className="relative min-w-0 rounded-lg border border-line">
			<legend className="sr-only">{title}</legend>
			<details id={fieldId(path)} ref={box} open={shows} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
				<summary className="min-h-14 cursor-pointer rounded-lg p-4 pe-24 font-medium text-ink [overflow-wrap:anywhere]">
					{title}
					{about && <span className="font-normal text-muted">: {about}</span>}
				</summary>
				{shows && <div className="space-y-5 px-4 pb-4">{children}</div>}
			</details>
			<div className="absolute end-2 top-1.5">{remove}</div>
		</fieldset>
	);
}
