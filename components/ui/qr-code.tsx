import { useId } from "react";
import { encode } from "uqr";

interface Props {
	text: string;
	/** The text alternative. */
	title: string;
}

/** Light modules around the code, without which readers don't find it. */
const QUIET_ZONE = 4;

/** Each run of dark modules in a row as one bar. */
function barsOf(row: readonly boolean[], y: number): string[] {
	const bars: string[] = [];
	for (let x = 0; x < row.length; x += 1) {
		const start = x;
		while (row[x]) x += 1;
		if (x > start) bars.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
	}
	return bars;
}

interface Drawing {
	size: number;
	path: string;
}

/** Drawings by text, the oldest first: people come back to the page of their code, and drawing one costs a tenth of it. */
const drawings = new Map<string, Drawing>();
const MOST_DRAWINGS = 200;

function draw(text: string): Drawing {
	const known = drawings.get(text);
	if (known) return known;
	const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
	const drawing = { size, path: data.flatMap(barsOf).join("") };
	const [oldest] = drawings.keys();
	if (oldest !== undefined && drawings.size >= MOST_DRAWINGS) drawings.delete(oldest);
	drawings.set(text, drawing);
	return drawing;
}

/** A text as a QR code, dark on white in any colour scheme, because many readers can't read inverted codes. */
export function QrCode({ text, title }: Props) {
	const id = useId();
	const { size, path } = draw(text);
	return (
		<svg
			viewBox={`0 0 ${size} ${size}`}
			role="img"
			aria-labelledby={id}
			className="size-44 rounded-lg forced-color-adjust-none"
			shapeRendering="crispEdges"
		>
			<title id={id}>{title}</title>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}
