"use client";

import { useEffect, useRef } from "react";

/** Above an emptied form: the application before is in. Takes focus, which the closed dialog left nowhere. */
export function Arrived({ text }: { text: string }) {
	const line = useRef<HTMLParagraphElement>(null);

	useEffect(() => line.current?.focus(), []);

	return (
		<p ref={line} role="status" tabIndex={-1} className="rounded-lg bg-ok-soft px-4 py-3 font-medium text-ok">
			{text}
		</p>
	);
}
