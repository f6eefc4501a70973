import type { ReactNode } from "react";

/** Text for people with its machine-readable value; without one, the text alone. */
export const named = (text: string, value: string): ReactNode =>
	value && text ? <data value={value}>{text}</data> : text;
