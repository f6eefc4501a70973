import type { Advances } from "../fonts/characters";

interface Font {
	name: string;
	advances: Advances;
}

/** A piece of text that one font draws. */
export interface Run<F> {
	font: F;
	text: string;
}

/**
 * Splits a text into pieces, each with the first font that can draw it. A character keeps the previous font if that one
 * has it, or if no font does. Empty without fonts.
 */
export function runsOf<F extends Font>(text: string, fonts: readonly F[]): Run<F>[] {
	const runs: Run<F>[] = [];
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		const has = ({ advances }: Font) => advances.has(code);
		const last = runs.at(-1);
		const isNeutral = !/\p{L}/u.test(character);
		const font = (isNeutral && last && has(last.font) ? last.font : fonts.find(has)) ?? last?.font ?? fonts[0];
		if (!font) return [];
		if (last?.font === font) last.text += character;
		else runs.push({ font, text: character });
	}
	return runs;
}
