import type { ReactNode } from "react";

interface Props {
	heading: string;
	text: string;
	children?: ReactNode;
}

/** What there is to say about a request: one message, and what to do next. */
export const RequestStatus = ({ heading, text, children }: Props) => (
	<div className="flex flex-col items-center gap-4 py-6 text-center">
		<h1 className="text-balance font-bold text-2xl text-ink">{heading}</h1>
		<p className="max-w-prose text-lg text-muted">{text}</p>
		{children}
	</div>
);
