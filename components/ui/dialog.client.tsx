"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

interface Props {
	heading: string;
	/** Called when the dialog is dismissed, by Escape too. */
	onClose: () => void;
	children: ReactNode;
}

/** A modal dialog on the platform's own element: focus stays inside, Escape closes. */
export function Dialog({ heading, onClose, children }: Props) {
	const element = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const headingId = useId();

	useEffect(() => {
		const { current } = element;
		if (!current || current.open) return;
		current.showModal();
		// Not the first button: on a small screen that would scroll the text away.
		title.current?.focus();
	}, []);

	return (
		<dialog
			ref={element}
			aria-labelledby={headingId}
			onClose={onClose}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-2xl bg-surface p-6 text-ink backdrop:bg-black/60"
		>
			<h2 ref={title} tabIndex={-1} id={headingId} className="font-bold text-xl outline-none">
				{heading}
			</h2>
			{children}
		</dialog>
	);
}
