"use client";

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { get, useFormState } from "react-hook-form";
import type { FormFields } from "../../form-fields";
import { useFormPhase, useFormTools } from "../../form-tools.client";
import { CountMark } from "./count-mark.client";

type Name = keyof FormFields & string;

interface Props {
	/** Id of the line, for links that lead to the fold. */
	id?: string;
	title: string;
	/** The fields and lists in it. */
	names: readonly Name[];
	startsOpen?: boolean;
	/** Level of the title among the page's headings. */
	level?: 3 | 4;
	children: ReactNode;
}

/** Whether a field holds anything that the CV didn't give. */
function useHasOwn(names: Props["names"]): boolean {
	const { form, marks } = useFormTools();
	const isOwn = (name: Name) => {
		const value = form.getValues(name);
		return (typeof value === "string" || Array.isArray(value)) && value.length > 0 && marks.count(name) === 0;
	};
	return useSyncExternalStore(
		(listener) => {
			const stopValues = form.subscribe({ name: [...names], formState: { values: true }, callback: listener });
			const stopMarks = marks.subscribe(listener);
			return () => {
				stopValues();
				stopMarks();
			};
		},
		() => names.some(isOwn),
		() => false,
	);
}

/** Whether anything in the fold is wrong. */
function useHasProblem(names: Props["names"]): boolean {
	const { form } = useFormTools();
	const { errors } = useFormState({ control: form.control, name: [...names] });
	return names.some((name) => get(errors, name) !== undefined);
}

/**
 * Optional fields behind one line. It opens on demand, when somebody fills in one of them, and with a problem. What the CV
 * gave stays folded: the line has the number of its values, and the CV's summary leads here.
 */
export function Fold({ id, title, names, startsOpen = false, level = 3, children }: Props) {
	const { attempt } = useFormPhase();
	const hasOwn = useHasOwn(names);
	const hasProblem = useHasProblem(names);
	const [isOpen, setOpen] = useState(startsOpen || hasOwn);
	const Heading = `h${level}` as const;
	const box = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		// Somebody may have opened it before hydration.
		if (hasOwn || box.current?.open) setOpen(true);
	}, [hasOwn]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every further failed try opens it again
	useEffect(() => {
		if (hasProblem) setOpen(true);
	}, [hasProblem, attempt]);

	return (
		<details ref={box} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary id={id} className="min-h-11 cursor-pointer scroll-mt-4 py-2 text-ink">
				<Heading className="inline font-bold">{title}</Heading>
				<CountMark paths={names} />
			</summary>
			<div className="mt-2 space-y-5 pb-3">{children}</div>
		</details>
	);
}
