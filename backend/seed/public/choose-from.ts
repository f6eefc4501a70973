import { chanceOf } from "../../media/drawing/chance";

/** `count` of `list`, chosen by lot for `text` and in the list's order; all of them if there are not more. */
export function chooseFrom<T>(list: readonly T[], count: number, text: string): T[] {
	const drawn = list.map((one, place) => ({ one, place, lot: chanceOf(`${text}/${place}`) }));
	const chosen = drawn.sort((a, b) => a.lot - b.lot).slice(0, count);
	return chosen.sort((a, b) => a.place - b.place).map(({ one }) => one);
}
