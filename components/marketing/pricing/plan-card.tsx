import type { ReactNode } from "react";
import { CheckList } from "../check-list";

interface Props {
	name: string;
	/** Whom the plan suits. */
	fit: string;
	/** The price, and below it what it is paid for. */
	price: ReactNode;
	points: readonly string[];
	/** The one that is offered first. */
	first?: boolean;
	action: ReactNode;
}

/** A plan: its price, what is in it, and the way to it. */
export const PlanCard = ({ name, fit, price, points, first = false, action }: Props) => (
	<div
		className={`flex w-full flex-col rounded-3xl bg-surface p-6 ${first ? "border-2 border-brand-ink shadow-lg" : "border"}`}
	>
		<h3 className="font-extrabold text-ink text-xl">{name}</h3>
		<p className="mt-1 text-muted md:min-h-[3lh]">{fit}</p>
		<div className="mt-5">{price}</div>
		<CheckList points={points} />
		<div className="mt-auto grid pt-6">{action}</div>
	</div>
);
