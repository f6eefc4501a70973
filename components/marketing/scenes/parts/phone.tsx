import { SURFACE } from "./colours";

interface Props {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A phone with an empty screen, 6 units inside its edge. */
export const Phone = ({ x, y, width, height }: Props) => (
	<>
		<rect x={x} y={y} width={width} height={height} rx="24" fill="#0c0b24" stroke="#8f8bd8" strokeOpacity=".5" />
		<rect x={x + 6} y={y + 6} width={width - 12} height={height - 12} rx="18" className={SURFACE} />
		<path d={`M${x + width / 2 - 14} ${y + 14}h28`} stroke="#0c0b24" strokeWidth="7" />
	</>
);
