import { isBlankEntry } from "./blank";
import type { ApplicationValues } from "./values";

/** Lists of the form whose blank entries are not sent. */
const LISTS = ["education_background", "key_achievements", "languages", "certifications"] as const;

/** For each sent entry, its index in the form's list: a host counts the entries it received. */
export type SentPlaces = Partial<Record<string, readonly number[]>>;

/** Whether an entry of such a list is not sent. */
export const isLeftOut = (entry: object): boolean =>
	isBlankEntry(
		Object.fromEntries(
			Object.entries(entry).map(([key, value]) => [key, typeof value === "string" ? value.trim() : value]),
		),
	);

/** The form's indices of an application's sent entries. */
export function sentPlaces(values: ApplicationValues): SentPlaces {
	const sent = LISTS.map(
		(name) => [name, values[name].flatMap((entry, place) => (isLeftOut(entry) ? [] : [place]))] as const,
	);
	return { employment_history: values.employment_history.map((_, place) => place), ...Object.fromEntries(sent) };
}
