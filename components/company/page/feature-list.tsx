interface Props {
	heading: string;
	features: readonly string[];
}

const Tick = () => (
	<svg viewBox="0 0 20 20" className="mt-1 size-4 shrink-0 text-brand-ink" aria-hidden="true">
		<path
			d="m4 10.5 4 4 8-9"
			fill="none"
			stroke="currentColor"
			strokeWidth="2.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		/>
	</svg>
);

/** What a company offers; nothing where it names nothing. */
export function FeatureList({ heading, features }: Props) {
	if (features.length === 0) return null;
	return (
		<section>
			<h2 className="font-bold text-ink text-xl">{heading}</h2>
			<ul className="mt-3 grid gap-2">
				{features.map((feature) => (
					<li key={feature} className="flex gap-2 text-ink">
						<Tick />
						<span>{feature}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
