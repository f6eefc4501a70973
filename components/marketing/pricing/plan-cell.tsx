import type { ReactNode } from "react";
import { Tick } from "@/components/ui/tick";

interface Props {
	/** The plan of the cell: shown on phones, which have no columns. */
	plan: string;
	/** What the plan has: words, or one of the two signs. */
	value: string;
	/** The meaning of the signs, for screen readers. */
	included: string;
	missing: string;
}

const INCLUDED = "✓";
const MISSING = "–";

function shown({ value, included, missing }: Props): ReactNode {
	if (value !== INCLUDED && value !== MISSING) return value;
	return (
		<>
			{value === INCLUDED ? (
				<Tick className="size-5 text-brand-ink md:mx-auto" />
			) : (
				<span className="text-muted" aria-hidden="true">
					{MISSING}
				</span>
			)}
			<span className="sr-only">{value === INCLUDED ? included : missing}</span>
		</>
	);
}

/** What a plan has of a feature. */
export const PlanCell = (props: Props) => (
	<span className="flex items-center gap-x-4 max-md:justify-between md:block">
		<span className="shrink-0 text-muted md:hidden">{props.plan}</span>
		<span className="max-md:text-end">{shown(props)}</span>
	</span>
);
