import { onceForEach } from "@/lib/text/once";

type Texts = Record<string, string>;

/** Most jobs have no messages of their own, so they share one object. */
const differences = onceForEach((general: Texts) =>
	onceForEach((messages: Texts) =>
		Object.fromEntries(Object.entries(messages).filter(([key, text]) => general[key] !== text)),
	),
);

/** The messages of a form that differ from the general ones, so that a page needs to carry only these. */
export function ownMessages<Given extends Texts>(messages: Given, general: Given): Partial<Given> {
	// Both have the same keys.
	return differences(general)(messages) as Partial<Given>;
}
