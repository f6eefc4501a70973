import { hash } from "node:crypto";

/** A number from 0 to 2³²-1 that is always the same for a text, and looks drawn by lot. */
export const chanceOf = (text: string): number => hash("sha256", text, "buffer").readUInt32BE(0);

/** One of a list, by lot for `text`. */
export function pickFor<T>(list: readonly [T, ...T[]], text: string): T {
	return list[chanceOf(text) % list.length] ?? list[0];
}
