"use client";

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

interface Props {
	/** Success, which is the default, or failure. */
	tone?: "ok" | "error";
	/** Shown above the text, if there is one. */
	title?: string;
	text: string;
	/** Counts the times that it was shown; 0 shows nothing. */
	shown: number;
	closeLabel: string;
	/** Must stay the same function as long as the toast is shown. */
	onClose: () => void;
}

/** Long enough to read a sentence twice, milliseconds. */
const STAYS_MS = 6_000;

const SHAPE = "flex items-center gap-3 rounded-xl border py-1 ps-4 pe-1 font-medium shadow-lg";
const LOOKS = { ok: "border-ok bg-ok-soft text-ok", error: "border-danger bg-danger-soft text-danger" };

type MessageProps = Required<Pick<Props, "tone">> & Omit<Props, "tone" | "shown">;

function Message({ tone, title, text, closeLabel, onClose }: MessageProps) {
	const [isHeld, setHeld] = useState(false);
	const before = useRef<EventTarget | null>(null);
	const goesAway = tone === "ok" && !isHeld;

	useEffect(() => {
		if (!goesAway) return;
		const timer = setTimeout(onClose, STAYS_MS);
		return () => clearTimeout(timer);
	}, [goesAway, onClose]);

	function hold(event: FocusEvent) {
		before.current = event.relatedTarget;
		setHeld(true);
	}

	function close() {
		const { current } = before;
		if (current instanceof HTMLElement && current.isConnected) current.focus();
		onClose();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it there; its button does the rest
		<div
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={hold}
			onBlur={() => setHeld(false)}
			onKeyDown={({ key }: KeyboardEvent) => key === "Escape" && close()}
			className={`${SHAPE} ${LOOKS[tone]}`}
		>
			<p className="py-2">
				{title && <strong className="block">{title}</strong>}
				{text}
			</p>
			<button
				type="button"
				onClick={close}
				aria-label={closeLabel}
				className="grid size-11 shrink-0 place-items-center text-2xl leading-none"
			>
				<span aria-hidden="true">×</span>
			</button>
		</div>
	);
}

/**
 * A notice at the bottom left. Screen readers announce it, and it takes no focus. A notice of success disappears by
 * itself, but stays while the pointer is on it or it has the focus; a notice of failure interrupts, and stays until it
 * is closed.
 */
export const Toast = ({ shown, tone = "ok", ...message }: Props) => (
	<div className="no-print fixed bottom-4 left-4 z-10 max-w-[calc(100vw-2rem)]">
		<div role="status">{shown > 0 && tone === "ok" && <Message key={shown} tone={tone} {...message} />}</div>
		<div role="alert">{shown > 0 && tone === "error" && <Message key={shown} tone={tone} {...message} />}</div>
	</div>
);
