interface Props {
	x: number;
	y: number;
	width: number;
	/** The completed share, 0 to 1. */
	part: number;
	colour?: "fill-brand" | "fill-[#ed2453]" | "fill-ok";
}

/** A progress bar. */
export const Bar = ({ x, y, width, part, colour = "fill-brand" }: Props) => (
	<>
		<rect x={x} y={y} width={width} height="6" rx="3" className="fill-(--hairline)" />
		<rect x={x} y={y} width={width * part} height="6" rx="3" className={colour} />
	</>
);
