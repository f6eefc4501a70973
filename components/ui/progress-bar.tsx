interface Props {
	/** The accessible name of the bar. */
	label: string;
	/** From 0 to `max`. */
	value: number;
	max?: number;
}

const BAR =
	"block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line/40 [&::-moz-progress-bar]:bg-brand-ink [&::-webkit-progress-bar]:bg-line/40 [&::-webkit-progress-value]:bg-brand-ink forced-colors:appearance-auto";

/** A progress bar with a known end. */
export function ProgressBar({ label, value, max = 100 }: Props) {
	return <progress className={BAR} value={value} max={max} aria-label={label} />;
}
