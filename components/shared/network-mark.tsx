import type { ReactNode } from "react";
import type { Network } from "@/lib/job/share";

const envelope = <path d="M3 6h18v12H3zm0 .5 9 7 9-7" fill="none" stroke="currentColor" strokeWidth="1.8" />;

const MARKS: Record<Network, ReactNode> = {
	email: envelope,
	facebook: (
		<path
			d="M13.5 21v-7.5H16l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6h1.4V4.3A14 14 0 0 0 14.4 4c-2.4 0-3.9 1.5-3.9 4.1v2.4H8v3h2.5V21z"
			fill="currentColor"
		/>
	),
	twitter: <path d="m4 4 16 16M20 4 4 20" fill="none" stroke="currentColor" strokeWidth="2.4" />,
	linkedin: (
		<path
			d="M4 9.5h3.4V20H4zM5.7 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8M10 9.5h3.2v1.6c.6-1 1.7-1.9 3.4-1.9 2.7 0 3.9 1.6 3.9 4.6V20H17v-5.6c0-1.4-.5-2.3-1.8-2.3s-1.9 1-1.9 2.4V20H10z"
			fill="currentColor"
		/>
	),
	whatsapp: (
		<>
			<path
				d="m4 20 1.2-4A8 8 0 1 1 8.3 18.9z"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.8"
				strokeLinejoin="round"
			/>
			<path d="M9 8.3c-.6 3.3 3 7 6.6 6.6l.4-1.7-2-1-.9.9c-1.1-.5-1.9-1.3-2.4-2.4l.9-.9-1-2z" fill="currentColor" />
		</>
	),
};

/** A network's sign, for beside its name. */
export const NetworkMark = ({ network }: { network: Network }) => (
	<svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
		{MARKS[network]}
	</svg>
);
