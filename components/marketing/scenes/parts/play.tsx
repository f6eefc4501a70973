interface Props {
	x: number;
	y: number;
	/** Radius. */
	size?: number;
}

/** The button that starts a video, by its middle. */
export const Play = ({ x, y, size = 12 }: Props) => (
	<>
		<circle cx={x} cy={y} r={size} fill="#fff" opacity=".94" />
		<path
			d={`M${x - size * 0.3} ${y - size * 0.48}l${size * 0.84} ${size * 0.48}-${size * 0.84} ${size * 0.48}z`}
			fill="#16152b"
		/>
	</>
);
