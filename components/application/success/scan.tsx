import type { ReactNode } from "react";

/** A QR code with what it is for. */
export const Scan = ({ text, children }: { text: string; children: ReactNode }) => (
	<figure className="flex flex-wrap items-center gap-4">
		{children}
		<figcaption className="max-w-48">{text}</figcaption>
	</figure>
);
