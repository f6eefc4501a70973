import type { ReactNode } from "react";

interface Props {
	id: string;
	heading: string;
	/** Takes the whole width of a phone, its links side by side. */
	isWide?: boolean;
	/** Items of a list, a link in each. */
	children: ReactNode;
}

/** A group of links at the bottom of the site's own pages. */
export const FooterColumn = ({ id, heading, isWide = false, children }: Props) => (
	<div className={isWide ? "min-[22rem]:col-span-2 md:col-span-1" : ""}>
		<h2 id={id} className="font-bold text-ink">
			{heading}
		</h2>
		<ul
			aria-labelledby={id}
			className={`-ms-3 mt-1 ${isWide ? "-me-2 grid min-[22rem]:grid-cols-2 md:me-0 md:block" : ""}`}
		>
			{children}
		</ul>
	</div>
);
