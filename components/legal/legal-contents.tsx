interface Props {
	heading: string;
	sections: readonly { id: string; heading: string }[];
}

/** The table of contents of a legal text: collapsed on phones, beside the text on wide screens. Hidden in print. */
export function LegalContents({ heading, sections }: Props) {
	const list = (
		<ol className="mt-2 grid gap-1 text-sm">
			{sections.map(({ id, heading: name }) => (
				<li key={id}>
					<a href={`#${id}`} className="block rounded px-2 py-1.5 text-brand-ink hover:bg-tint">
						{name}
					</a>
				</li>
			))}
		</ol>
	);
	return (
		<nav aria-label={heading} className="no-print">
			<details className="rounded-2xl border bg-surface p-4 lg:hidden">
				<summary className="min-h-6 font-bold text-ink">{heading}</summary>
				{list}
			</details>
			<div className="sticky top-24 hidden max-h-[calc(100vh-7rem)] overflow-y-auto lg:block">
				<p className="px-2 font-bold text-ink">{heading}</p>
				{list}
			</div>
		</nav>
	);
}
