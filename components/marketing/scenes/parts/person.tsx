import { HAIR } from "./hair";
import { looksOf, type PersonName } from "./people";

const HEAD = "M25 34h10v10a5 4 0 0 1-10 0zM19 24a11 12 0 0 1 22 0q4 2-.2 5a11 11 0 0 1-21.6 0q-4.2-3-.2-5z";
const SHOULDERS = "M4 60q2-16 20-17.5h12q18 1.5 20 17.5z";
/** The same, clipped to a circle. */
const ROUND_SHOULDERS = "M9.6 52q3-8.5 14.4-9.5h12q11.4 1 14.4 9.5a30 30 0 0 1-40.8 0z";
const EYES = "M25.4 25.8v.5m9.2-.5v.5";
const SMILE = "M26 31.8q4 1 8 0-.6 4.2-4 4.2t-4-4.2z";
const BEARD = "M19 26.5c-.4 8 4 14 11 14s11.4-6 11-14q-2 4.5-5 3.6c-3-1.6-9-1.6-12 0q-3 .9-5-3.6z";
const GLASSES = "M21 26a4 4 0 1 0 8.5 0 4 4 0 1 0-8.5 0zm9.5 0a4 4 0 1 0 8.5 0 4 4 0 1 0-8.5 0z";

interface Props {
	name: PersonName;
	x?: number;
	y?: number;
	/** Width and height. */
	size?: number;
	/** Draws the person in a circle with its own background; otherwise on the scene's, cut off below. */
	round?: boolean;
}

/** A person from the shoulders up. */
export function Person({ name, x = 0, y = 0, size = 60, round = false }: Props) {
	const { skin, hair, style, top, room, beard, glasses } = looksOf(name);
	const { back, front }: { back?: string; front?: string } = HAIR[style];
	return (
		<g transform={`translate(${x} ${y})scale(${Number((size / 60).toFixed(3))})`}>
			{round && <circle cx="30" cy="30" r="30" fill={room} />}
			{back && <path d={back} fill={hair} />}
			<path d={round ? ROUND_SHOULDERS : SHOULDERS} fill={top} />
			<path d={HEAD} fill={skin} />
			{beard && <path d={BEARD} fill={style === "turban" ? "#1e1620" : hair} />}
			{front && <path d={front} fill={hair} />}
			<path d={EYES} fill="none" stroke="#231520" strokeWidth="1.9" />
			<path d={SMILE} fill="#fff" />
			{glasses && <path d={GLASSES} fill="none" stroke="#16152b" strokeWidth="1.3" />}
		</g>
	);
}
