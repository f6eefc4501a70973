import type { ReactNode } from "react";

interface Props {
	id: string;
	heading: string;
	/** Links, each with a key. */
	children: ReactNode;
}

/** A group of links at the bottom of the site's own pages. */
export const FooterColumn = ({ id, heading, children }: Props) => (
	<div>
		<h2 id={id} className="font-bold text-ink">
			{heading}
		</h2>
		<ul aria-labelledby={id} className="-ms-3 mt-1">
			{children}
		</ul>
	</div>
);
