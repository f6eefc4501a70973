/** What something gives, in a few words each, with a tick before each. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
	<ul className="mt-5 grid content-start gap-2">
		{points.map((point) => (
			<li key={point} className="flex gap-3 text-ink">
				<svg viewBox="0 0 20 20" className="mt-1 size-5 shrink-0 text-brand-ink" aria-hidden="true">
					<path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
				</svg>
				<span className="min-w-0">{point}</span>
			</li>
		))}
	</ul>
);
