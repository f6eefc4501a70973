import { Panel } from "./panel";
import { Text } from "./text";

interface Props {
	x: number;
	y: number;
	width: number;
	height: number;
	title: string;
}

/** The height of a window's title bar. */
const BAR = 30;

/** A window of the product with its title. */
export const Window = ({ x, y, width, height, title }: Props) => (
	<>
		<Panel x={x} y={y} width={width} height={height} />
		<path d={`M${x + 14} ${y + 15}h0m9 0h0m9 0h0`} className="stroke-(--hairline)" strokeWidth="6" />
		<Text x={x + 46} y={y + 19} size={12} weight={700} maxWidth={width - 60}>
			{title}
		</Text>
		<path d={`M${x} ${y + BAR}h${width}`} className="stroke-(--hairline)" />
	</>
);
