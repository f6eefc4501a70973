"use client";

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

interface Props {
	text: string;
	/** Counts the times that it was shown; 0 shows nothing. */
	shown: number;
	closeLabel: string;
	/** Must stay the same function as long as the toast is shown. */
	onClose: () => void;
}

/** Long enough to read a sentence twice, milliseconds. */
const STAYS_MS = 6_000;

type MessageProps = Omit<Props, "shown">;

function Message({ text, closeLabel, onClose }: MessageProps) {
	const [isHeld, setHeld] = useState(false);
	const before = useRef<EventTarget | null>(null);

	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(onClose, STAYS_MS);
		return () => clearTimeout(timer);
	}, [isHeld, onClose]);

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
			className="flex items-center gap-3 rounded-xl border border-ok bg-ok-soft py-1 ps-4 pe-1 font-medium text-ok shadow-lg"
		>
			<span className="py-2">{text}</span>
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
 * A notice of success at the bottom left. It is said aloud, takes no focus, goes away by itself, and stays while it is
 * pointed at or has the focus.
 */
export const Toast = ({ shown, ...message }: Props) => (
	<div role="status" className="no-print fixed bottom-4 left-4 z-10 max-w-[calc(100vw-2rem)]">
		{shown > 0 && <Message key={shown} {...message} />}
	</div>
);
