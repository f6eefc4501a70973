import type { ReactNode } from "react";
import { type CardColumns, cardColumns } from "@/lib/content/columns";

const SPANS: Record<CardColumns, string> = {
	12: "md:col-span-12",
	6: "md:col-span-6",
	4: "md:col-span-6 lg:col-span-4",
};

interface Item {
	key: string;
	card: ReactNode;
}

interface Props {
	items: readonly Item[];
	/** Shows at most three on narrow screens, for a list that continues on another page. */
	isShort?: boolean;
}

/** Cards in a grid of twelve columns, each 12, 6 or 4 wide by how many there are. */
export function CardRow({ items, isShort = false }: Props) {
	const span = items.length === 3 ? "md:col-span-4" : SPANS[cardColumns(items.length)];
	return (
		<ul className="grid grid-cols-1 gap-6 md:grid-cols-12">
			{items.map(({ key, card }) => (
				<li key={key} className={`flex min-w-0 ${span} ${isShort ? "max-md:nth-[n+4]:hidden" : ""}`}>
					{card}
				</li>
			))}
		</ul>
	);
}
