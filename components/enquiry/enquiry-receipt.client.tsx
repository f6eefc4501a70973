"use client";

import { useEffect, useRef } from "react";
import { Receipt } from "./receipt";
import type { EnquirySetup } from "./setup";

/** Takes the place of a form that was sent, and the focus. */
export function EnquiryReceipt(setup: Pick<EnquirySetup, "kind" | "locale" | "messages">) {
	const box = useRef<HTMLDivElement>(null);

	useEffect(() => {
		box.current?.focus();
		box.current?.scrollIntoView({ block: "center" });
	}, []);

	return (
		<div ref={box} tabIndex={-1} className="outline-none">
			<Receipt {...setup} />
		</div>
	);
}
