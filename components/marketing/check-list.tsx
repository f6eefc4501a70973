import { Tick } from "@/components/ui/tick";

/** What something gives, in a few words each, with a tick before each. */
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
