interface Props {
	/** "USD 500", or a word where it is free or agreed on. */
	amount: string;
	/** What is paid so: once, a month, a year. */
	unit: string;
	/** Which tax comes on top. */
	tax?: string;
}

/** A price with what it is paid for, and the tax that comes on top. */
export const Price = ({ amount, unit, tax }: Props) => (
	<p className="flex flex-wrap items-baseline gap-x-2.5">
		<strong className="type-h2 font-extrabold text-ink lg:text-4xl">{amount}</strong>{" "}
		<span className="font-medium text-ink">{unit}</span>
		{tax && <span className="basis-full text-muted text-sm">{tax}</span>}
	</p>
);
