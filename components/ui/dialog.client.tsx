"use client";

import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";

interface Props {
	heading: string;
	/** Called when the dialog closes, also by Escape; `answer` is the argument of `closeDialog`, else empty. */
	onClose: (answer: string) => void;
	/** The element that receives the focus first; by default the heading. */
	first?: RefObject<HTMLElement | null>;
	/** Whether the visitor can't dismiss it now: Escape is without effect. */
	isHeld?: boolean;
	/** Whether it has the width of a video and not of a text. */
	isWide?: boolean;
	children: ReactNode;
}

const FOR_TEXT = "w-[min(30rem,calc(100vw-2rem))] p-6";
const FOR_VIDEO = "w-[min(52rem,calc(100vw-1rem))] p-4 sm:p-6";

/** Without native dialogs (Firefox before 98), styles alone cover the page. */
const BY_STYLE = "fixed inset-0 z-20 block h-fit max-h-full overflow-auto shadow-[0_0_0_100vmax_rgb(0_0_0/60%)]";

/** Closes the dialog that contains `inside`, with an answer for its `onClose`. */
export function closeDialog(inside: Element, answer: string): void {
	const dialog = inside.closest("dialog");
	if (typeof dialog?.close === "function") dialog.close(answer);
	else if (dialog) {
		dialog.dataset.answer = answer;
		dialog.dispatchEvent(new Event("close"));
	}
}

/** A modal dialog on the platform's own element: focus stays inside, Escape closes, then focus is where it was before. */
export function Dialog({ heading, onClose, first, isHeld = false, isWide = false, children }: Props) {
	const element = useRef<HTMLDialogElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const before = useRef<Element | null>(null);
	const headingId = useId();

	useEffect(() => {
		const { current } = element;
		if (!current || current.open) return;
		before.current = document.activeElement;
		if (typeof current.showModal === "function") current.showModal();
		else current.className += ` ${BY_STYLE}`;
		// Not the first button: on a small screen, focusing it would scroll the text away.
		(first ?? title).current?.focus();
	}, [first]);

	function close(answer: string) {
		const { current } = before;
		// The browser returns the focus only while the dialog is still in the document.
		if (current instanceof HTMLElement && current.isConnected) current.focus();
		onClose(answer);
	}

	return (
		<dialog
			ref={element}
			aria-labelledby={headingId}
			// Browsers that know it let a second Escape close nothing either.
			closedby={isHeld ? "none" : undefined}
			onCancel={(event) => isHeld && event.preventDefault()}
			onClose={({ currentTarget }) => close(currentTarget.returnValue || (currentTarget.dataset.answer ?? ""))}
			onKeyDown={({ key, currentTarget }) => {
				const isByStyle = typeof currentTarget.close !== "function";
				if (isByStyle && key === "Escape" && !isHeld) close("");
			}}
			className={`m-auto ${isWide ? FOR_VIDEO : FOR_TEXT} rounded-2xl bg-surface text-ink backdrop:bg-black/60`}
		>
			<h2 ref={title} tabIndex={-1} id={headingId} className="font-bold text-xl outline-none">
				{heading}
			</h2>
			{children}
		</dialog>
	);
}
