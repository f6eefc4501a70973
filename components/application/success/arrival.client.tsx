"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface Props {
	heading: string;
	children: ReactNode;
}

/** A message that takes the form's place: scrolled to and focused, so that nobody misses it. */
export function Arrival({ heading, children }: Props) {
	const title = useRef<HTMLHeadingElement>(null);

	useEffect(() => {
		title.current?.focus({ preventScroll: true });
		title.current?.scrollIntoView({ block: "start" });
	}, []);

	return (
		<div className="rounded-2xl border-2 border-ok bg-ok-soft p-5 text-ink">
			<h2 ref={title} tabIndex={-1} className="flex items-center gap-3 font-bold text-xl">
				<svg viewBox="0 0 24 24" className="size-7 shrink-0 text-ok" aria-hidden="true">
					<circle cx="12" cy="12" r="11" fill="currentColor" opacity=".18" />
					<path d="m7 12.5 3.5 3.5L17 9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
				</svg>
				{heading}
			</h2>
			<div className="mt-3 space-y-3">{children}</div>
		</div>
	);
}
