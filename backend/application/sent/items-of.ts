import type { Item, Section } from "./item";

const itemsIn = (sections: readonly Section[]): Item[] =>
	sections.flatMap(({ groups }) => groups.flat().flatMap(({ items }) => items));

/** Keys of all files that the sections name. */
export const filesIn = (sections: readonly Section[]): string[] =>
	itemsIn(sections).flatMap((item) => (item.kind === "file" ? [item.key] : []));

/** All links that the sections name and that have a copy, by its key. */
export const copiedLinks = (sections: readonly Section[]) =>
	itemsIn(sections).flatMap((item) =>
		item.kind === "link" && item.copy ? [{ address: item.address, copy: item.copy }] : [],
	);

/** Keys of all copies of links that the sections name. */
export const copiesIn = (sections: readonly Section[]): string[] => copiedLinks(sections).map(({ copy }) => copy);
