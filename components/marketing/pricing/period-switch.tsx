interface Props {
	legend: string;
	monthly: string;
	yearly: string;
	/** What paying by the year saves, in two words. */
	saving: string;
}

const CHOICE =
	"flex min-h-12 cursor-pointer items-center gap-2 rounded-full px-5 py-2 font-bold text-ink has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-brand-ink has-focus-visible:outline-offset-2";

const RADIO = "size-5 shrink-0 accent-brand-ink outline-none";

/**
 * By the month or by the year: two radio buttons. Which price is shown follows from them in the style sheet alone, under
 * an element of the group `period`; each is described by its price, so that choosing it says what it costs.
 */
export const PeriodSwitch = ({ legend, monthly, yearly, saving }: Props) => (
	<fieldset className="mx-auto mb-8 flex w-fit max-w-full flex-wrap justify-center gap-1 rounded-3xl border bg-surface p-1 sm:rounded-full">
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
