import { isBlankEntry } from "./blank";
import type { ApplicationValues } from "./values";

/** Lists of the form of which blank entries are not sent. */
const LISTS = ["education_background", "key_achievements", "languages", "certifications"] as const;

/** For each entry that was sent, its place in the form's list: a host counts what it got. */
export type SentPlaces = Partial<Record<string, readonly number[]>>;

/** Whether an entry of such a list is left out of what is sent. */
export const isLeftOut = (entry: object): boolean =>
	isBlankEntry(
		Object.fromEntries(
			Object.entries(entry).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]),
		),
	);

/** The places of what is sent of an application. */
export function sentPlaces(values: ApplicationValues): SentPlaces {
	const sent = LISTS.map(
		(name) => [name, values[name].flatMap((entry, place) => (isLeftOut(entry) ? [] : [place]))] as const,
	);
	return { employment_history: values.employment_history.map((_, place) => place), ...Object.fromEntries(sent) };
}
