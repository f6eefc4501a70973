import type { ReactNode } from "react";

interface Props {
	title: string;
	/** Level of the title among the page's headings. */
	level?: 3 | 4;
	/** Says that it is empty. */
	text: ReactNode;
	/** The button that adds the first entry. */
	children: ReactNode;
}

/** A part of the profile with nothing in it: its title, and the button that opens it. */
export function EmptyRow({ title, level = 3, text, children }: Props) {
	const Heading = `h${level}` as const;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
			<div className="min-w-0 flex-1 basis-32">
				<Heading className="font-bold text-ink">{title}</Heading>
				{text}
			</div>
			{children}
		</div>
	);
}
