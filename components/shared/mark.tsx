interface Props {
	x: number;
	y: number;
	/** Width and height. */
	size: number;
}

/** The product's mark, for drawings whose lines end round. */
export const Mark = ({ x, y, size }: Props) => (
	<g transform={`translate(${x} ${y})scale(${size / 40})`}>
		<rect width="40" height="40" rx="11" fill="#564fdb" />
		<circle cx="20" cy="20" r="13" fill="#fff" />
		<rect x="10" y="13" width="20" height="13" rx="6.5" fill="#16152b" />
		<path d="M14 21c3-4 8-5 12-3" stroke="#ed2453" strokeWidth="2.5" fill="none" />
	</g>
);
