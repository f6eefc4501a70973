import { SURFACE } from "./colours";

interface Props {
	x: number;
	y: number;
	width: number;
	height: number;
	/** Radius of the corners. */
	round?: number;
}

/** A surface of the product, a little above what is behind it. */
export const Panel = ({ x, y, width, height, round = 12 }: Props) => (
	<>
		<rect x={x} y={y + 5} width={width} height={height} rx={round} fill="#0c0b24" opacity=".16" />
		<rect x={x} y={y} width={width} height={height} rx={round} className={`${SURFACE} stroke-(--hairline)`} />
	</>
);
