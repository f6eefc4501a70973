import type { ReactNode } from "react";
import { CheckList } from "../check-list";

interface Props {
	name: string;
	/** The customers whom the plan suits. */
	fit: string;
	/** The price, and below it what it is paid for. */
	price: ReactNode;
	points: readonly string[];
	/** The one that is offered first. */
	first?: boolean;
	action: ReactNode;
}

/** A plan: its price, what is in it, and the way to it, in five rows that plans side by side share. */
export const PlanCard = ({ name, fit, price, points, first = false, action }: Props) => (
	<div
		className={`row-span-5 grid grid-rows-subgrid rounded-3xl bg-surface p-[min(1.5rem,6vw)] md:p-4 lg:p-6 ${first ? "border-2 border-brand-ink shadow-lg" : "border"}`}
	>
		<h3 className="font-extrabold text-ink text-xl">{name}</h3>
		<p className="mt-1 text-muted">{fit}</p>
		<div className="mt-5">{price}</div>
		<CheckList points={points} />
		<div className="grid content-end pt-6">{action}</div>
	</div>
);
