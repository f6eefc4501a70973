interface Props {
	x: number;
	y: number;
	/** Radius. */
	size?: number;
	className?: string;
}

/** A tick in a circle, by its middle. */
export const Tick = ({ x, y, size = 8, className = "fill-brand" }: Props) => (
	<>
		<circle cx={x} cy={y} r={size} className={className} />
		<path
			d={`M${x - size * 0.45} ${y}l${size * 0.32} ${size * 0.36} ${size * 0.56}-${size * 0.68}`}
			fill="none"
			stroke="#fff"
			strokeWidth={size / 4}
		/>
	</>
);
