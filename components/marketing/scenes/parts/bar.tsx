interface Props {
	x: number;
	y: number;
	width: number;
	/** How much of it is done, 0 to 1. */
	part: number;
	colour?: "fill-brand" | "fill-[#ed2453]" | "fill-ok";
}

/** How far something has come. */
export const Bar = ({ x, y, width, part, colour = "fill-brand" }: Props) => (
	<>
		<rect x={x} y={y} width={width} height="6" rx="3" className="fill-(--hairline)" />
		<rect x={x} y={y} width={width * part} height="6" rx="3" className={colour} />
	</>
);
