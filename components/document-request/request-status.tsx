import type { ReactNode } from "react";

interface Props {
	/** Shows at a glance how it went. */
	picture?: ReactNode;
	heading: string;
	text: ReactNode;
	children?: ReactNode;
}

/** A request's status: one message and the next step. */
export const RequestStatus = ({ picture, heading, text, children }: Props) => (
	<div className="flex flex-col items-center gap-4 py-6 text-center">
		{picture}
		<h1 className="text-balance font-bold text-2xl text-ink">{heading}</h1>
		<p className="max-w-prose text-lg text-muted">{text}</p>
		{children}
	</div>
);
