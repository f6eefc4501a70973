import type { Profile } from "./values";

const OPEN = /^((?:19|20)\d{2})-00$/;

/** A year whose month is still to be chosen, as the form holds it: "2016-00". */
export const openMonth = (year: string): string => `${year}-00`;

/** The year of such a value; undefined for any other. */
export const yearOf = (value: string): string | undefined => OPEN.exec(value)?.[1];

/** A month as it is sent; a month that was never chosen is left out. */
export const sentMonth = (value: string): string => (yearOf(value) ? "" : value);

type Dated = Partial<Pick<Profile, "employment_history" | "education_background" | "key_achievements">>;

const LISTS = ["employment_history", "education_background", "key_achievements"] as const;

/** The paths of the dates that still lack their month, in the form's order. */
export const openMonths = (values: Dated): string[] =>
	LISTS.flatMap((list) =>
		(values[list] ?? []).flatMap((entry, place) =>
			Object.entries(entry)
				.filter(([, value]) => typeof value === "string" && yearOf(value))
				.map(([name]) => `${list}.${place}.${name}`),
		),
	);
