import { Tick } from "@/components/ui/tick";

interface Props {
	heading: string;
	features: readonly string[];
}

/** A company's benefits; nothing if it lists none. */
export function FeatureList({ heading, features }: Props) {
	if (features.length === 0) return null;
	return (
		<section>
			<h2 className="font-bold text-ink text-xl">{heading}</h2>
			<ul className="mt-3 grid gap-2">
				{features.map((feature) => (
					<li key={feature} className="flex gap-2 text-ink">
						<Tick className="mt-1 size-4 shrink-0 text-brand-ink" />
						<span>{feature}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
