interface Props {
	legend: string;
	monthly: string;
	yearly: string;
	/** The saving of paying by the year, in two words. */
	saving: string;
}

const CHOICE =
	"relative flex min-h-12 cursor-pointer min-w-0 flex-col items-center justify-center gap-x-2 gap-y-1 rounded-3xl px-3 py-2 text-center font-bold text-ink leading-tight has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2 sm:flex-row sm:px-6 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none";

/** As large as its label, so that exploring by touch finds it. */
const RADIO = "pointer-events-none absolute inset-0 size-full appearance-none rounded-3xl outline-none";

/**
 * The payment period, by the month or by the year: two radio buttons. The style sheet alone shows the matching price,
 * under an element of the group `period`. Each button is described by its price, so that screen readers announce the
 * price with the choice.
 */
export const PeriodSwitch = ({ legend, monthly, yearly, saving }: Props) => (
	<fieldset className="mx-auto mb-8 grid max-w-sm grid-cols-2 gap-1 rounded-[1.75rem] border bg-surface p-1 sm:w-fit sm:max-w-full">
		<legend className="sr-only">{legend}</legend>
		<label className={CHOICE}>
			<input
				type="radio"
				name="period"
				id="period-monthly"
				defaultChecked
				aria-describedby="price-monthly"
				className={RADIO}
			/>
			{monthly}
		</label>
		<label className={CHOICE}>
			<input type="radio" name="period" id="period-yearly" aria-describedby="price-yearly" className={RADIO} />
			{yearly}
			<span className="rounded-full bg-ok-soft px-2 py-0.5 font-bold text-ok text-sm">{saving}</span>
		</label>
	</fieldset>
);
