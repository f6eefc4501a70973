import { wrapText } from "./wrap";

const TONES = {
	ink: "fill-ink",
	muted: "fill-muted",
	brand: "fill-brand-ink",
	ok: "fill-ok",
	danger: "fill-danger",
	white: "fill-white",
	dark: "fill-[#16152b]",
} as const;

interface Props {
	x: number;
	/** The baseline of the first line. */
	y: number;
	children: string;
	size?: number;
	weight?: 500 | 600 | 700 | 800;
	tone?: keyof typeof TONES;
	anchor?: "middle" | "end";
	/** Maximum width of a line; without it the text isn't wrapped. */
	maxWidth?: number;
	lines?: number;
}

/** Words in a scene: 11 units are the smallest that can be read on a phone. */
export function Text({ x, y, children, size = 11, weight, tone = "ink", anchor, maxWidth, lines = 1 }: Props) {
	const wrapped = maxWidth === undefined ? [children] : wrapText(children, maxWidth, size, lines);
	return (
		<text x={x} y={y} className={TONES[tone]} fontSize={size} fontWeight={weight} textAnchor={anchor}>
			{wrapped.length === 1
				? wrapped[0]
				: wrapped.map((line, index) => (
						<tspan key={line} x={x} dy={index === 0 ? 0 : size * 1.35}>
							{line}
						</tspan>
					))}
		</text>
	);
}
