interface Props {
	/** "USD 500", or a word where it is free or agreed on. */
	amount: string;
	/** The unit of the price: once, a month, a year. */
	unit: string;
	/** The tax that is added. */
	tax?: string;
}

/** A price with its unit and the tax that is added. */
export const Price = ({ amount, unit, tax }: Props) => (
	<p className="flex flex-wrap items-baseline gap-x-2.5">
		<strong className="type-h2 font-extrabold text-ink lg:text-4xl">{amount}</strong>{" "}
		<span className="font-medium text-ink">{unit}</span>
		{tax && <span className="basis-full text-muted text-sm">{tax}</span>}
	</p>
);
