import { seededNumbers } from "../uploads/schedule-random";

/** Choices that are the same in every run. */
export interface Random {
	/** A whole number from `min` to `max`. */
	int: (min: number, max: number) => number;
	pick: <T>(choices: readonly [T, ...T[]]) => T;
	/** Letters in capitals or not, as it comes. */
	anyCase: (text: string) => string;
}

/** A piece of HTML that a page must survive. */
export type Vector = (random: Random) => string;

/** Vectors by what is wild about them. */
export type Vectors = Readonly<Record<string, Vector>>;

export function seededRandom(seed: number): Random {
	const next = seededNumbers(seed);
	const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
	return {
		int,
		pick: (choices) => choices[int(0, choices.length - 1)] ?? choices[0],
		anyCase: (text) => [...text].map((letter) => (next() < 0.5 ? letter.toUpperCase() : letter)).join(""),
	};
}

/** `piece` so many times. */
export const times = (count: number, piece: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => piece(index)).join("");
