interface Props {
	label: string;
	/** Column of the page's content. */
	column: string;
	steps: readonly { text: string; href: string }[];
	/** The page itself. */
	here: string;
}

/** The way to this page from above. */
export const Breadcrumb = ({ label, column, steps, here }: Props) => (
	<nav aria-label={label} className={`${column} no-print text-sm`}>
		<ol className="flex flex-wrap items-center gap-x-2">
			{steps.map(({ text, href }) => (
				<li key={href} className="flex items-center gap-2">
					<a href={href} className="flex min-h-11 items-center text-brand-ink underline-offset-4 hover:underline">
						{text}
					</a>
					<span aria-hidden="true" className="text-muted">
						/
					</span>
				</li>
			))}
			<li aria-current="page" className="text-muted">
				<bdi>{here}</bdi>
			</li>
		</ol>
	</nav>
);
