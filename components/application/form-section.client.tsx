"use client";

import type { ReactNode } from "react";
import { useFormPhase } from "./form-tools.client";

interface Props {
	title?: string;
	hint?: ReactNode;
	children: ReactNode;
}

/** A part of the form under its own heading. While the form is locked nothing in it can be changed. */
export function FormSection({ title, hint, children }: Props) {
	return (
		<fieldset disabled={useFormPhase().locked} className="min-w-0">
			{title && <legend className="font-bold text-ink text-lg">{title}</legend>}
			{hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
			<div className={title ? "mt-3 space-y-5" : "space-y-5"}>{children}</div>
		</fieldset>
	);
}
