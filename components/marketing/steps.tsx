interface Step {
	heading: string;
	text: string;
}

/** What follows after what, numbered. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
	<ol className={`grid gap-5 ${steps.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:grid-cols-4"}`}>
		{steps.map(({ heading, text }, index) => (
			<li key={heading} className="rounded-3xl border bg-surface p-6">
				<span
					className="grid size-10 place-items-center rounded-full bg-brand font-extrabold text-lg text-on-brand"
					aria-hidden="true"
				>
					{index + 1}
				</span>
				<h3 className="mt-4 text-balance font-bold text-ink text-lg">{heading}</h3>
				<p className="mt-1 text-muted">{text}</p>
			</li>
		))}
	</ol>
);
