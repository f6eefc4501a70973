import { SOFT } from "./colours";
import { Text } from "./text";

const TONES = {
	tint: { ground: SOFT, text: "brand" },
	ok: { ground: "fill-ok-soft", text: "ok" },
	danger: { ground: "fill-danger-soft", text: "danger" },
	brand: { ground: "fill-brand", text: "white" },
	action: { ground: "fill-[#ed2453]", text: "white" },
	night: { ground: "fill-[#16143d]", text: "white" },
} as const;

interface Props {
	x: number;
	y: number;
	width: number;
	height?: number;
	tone?: keyof typeof TONES;
	size?: number;
	/** The radius of the corners; a pill without it. */
	round?: number;
	children: string;
}

/** A word on a coloured ground: a state, a kind, or a button. */
export function Chip({ x, y, width, height = 20, tone = "tint", size = 11, round, children }: Props) {
	const { ground, text } = TONES[tone];
	return (
		<>
			<rect x={x} y={y} width={width} height={height} rx={round ?? height / 2} className={ground} />
			<Text
				x={x + width / 2}
				y={y + height / 2 + size * 0.36}
				size={size}
				weight={700}
				tone={text}
				anchor="middle"
				maxWidth={width - 4}
			>
				{children}
			</Text>
		</>
	);
}
