"use client";

import { useEffect, useRef } from "react";
import { focusField } from "./focus-field";

interface Props {
	heading: string;
	/** Sentences that belong to no field. */
	text?: string;
	/** One entry per field: its id and its message. */
	items: readonly { id: string; text: string }[];
	/** Changes with every failed attempt, so that the summary receives the focus again. */
	attempt: number;
}

/** A summary of the errors above a form, with a link to each field. It receives the focus when it appears. */
export function ErrorSummary({ heading, text, items, attempt }: Props) {
	const box = useRef<HTMLDivElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: every further failed try takes focus again
	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "start" });
	}, [attempt]);

	return (
		<div
			ref={box}
			role="alert"
			// Fixing one field must not make a screen reader repeat the others.
			aria-atomic={false}
			tabIndex={-1}
			className="scroll-mt-4 rounded-lg border-2 border-danger bg-danger-soft p-4 text-danger"
		>
			<h3 className="font-bold text-lg">{heading}</h3>
			{text && <p className="mt-1">{text}</p>}
			{items.length > 0 && (
				<ul className="mt-2 list-disc space-y-1 ps-5">
					{items.map((item) => (
						<li key={item.id}>
							<a
								href={`#${item.id}`}
								className="underline underline-offset-2"
								onClick={(event) => {
									event.preventDefault();
									focusField(item.id);
								}}
							>
								{item.text}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
