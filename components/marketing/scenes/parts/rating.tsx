const STAR = "l3.2 9.5-8.2-5.9h10l-8.2 5.9z";

/** Width of a star with the room after it. */
const STEP = 13;

const stars = (x: number, y: number, from: number, to: number) =>
	Array.from({ length: to - from }, (_, index) => `M${x + 5 + (from + index) * STEP} ${y}${STAR}`).join("");

interface Props {
	x: number;
	y: number;
	/** The number of stars, out of five. */
	value: 2 | 3 | 4 | 5;
}

/** A rating in stars, 62 units wide and 10 high. */
export const Rating = ({ x, y, value }: Props) => (
	<>
		<path d={stars(x, y, 0, value)} fill="#f2a900" />
		{value < 5 && <path d={stars(x, y, value, 5)} className="fill-(--hairline)" />}
	</>
);
