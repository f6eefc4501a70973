interface Props {
	/** Names of the columns; the first one names the rows. */
	head: readonly string[];
	rows: readonly { name: string; figures: readonly (string | number)[] }[];
	/** Columns that step aside on a phone, by their place. */
	minor?: readonly number[];
}

/** Figures in a table. */
export function FigureTable({ head, rows, minor = [] }: Props) {
	const place = (column: number) => (minor.includes(column) ? "max-sm:hidden" : "");
	return (
		<table className="mt-5 w-full border-b text-ink">
			<thead>
				<tr className="align-bottom">
					{head.map((name, column) => (
						<th
							key={name}
							scope="col"
							className={`wrap-normal py-2 font-bold ${column === 0 ? "text-start" : "ps-3 text-end"} ${place(column)}`}
						>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ name, figures }) => (
					<tr key={name} className="border-t align-top">
						<th scope="row" className="py-2 text-start font-normal">
							{name}
						</th>
						{figures.map((figure, index) => (
							<td key={head[index + 1]} className={`py-2 ps-3 text-end tabular-nums ${place(index + 1)}`}>
								{figure}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
