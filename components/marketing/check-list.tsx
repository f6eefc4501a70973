import { Tick } from "@/components/ui/tick";

/** Short items, each with a tick. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
	<ul className="mt-5 grid content-start gap-2">
		{points.map((point) => (
			<li key={point} className="flex gap-3 text-ink">
				<Tick className="mt-1 size-5 shrink-0 text-brand-ink" />
				<span className="min-w-0">{point}</span>
			</li>
		))}
	</ul>
);
