import type { JobContent } from "../../job/content";
import { type Place, splitPlace } from "../../job-import/field/split-place";

type Language = "en" | "id";

const nameOf = (country: string | undefined, language: Language): string =>
	(country && new Intl.DisplayNames(language, { type: "region" }).of(country)) || "";

/** A place on one line, such as "Surabaya, East Java, Indonesia". */
const lineOf = ({ city, region, country }: Place, language: Language): string =>
	[city, region, nameOf(country, language)].filter(Boolean).join(", ");

/** A job's further places as recruiters write them, one on a line. */
export const placesText = (places: JobContent["other_places"], language: Language): string =>
	(places ?? []).map((place) => lineOf(place, language)).join("\n");

/** A line as a place, in its parts; a line that is only a word such as "only" counts as a city. */
function placeIn(line: string): Place {
	const place = splitPlace(line);
	return Object.values(place).some(Boolean) ? place : { city: line };
}

/** The places in a text with one on each line. A line that hasn't changed keeps its stored place. */
export function placesOf(text: string, before: JobContent["other_places"]): Place[] {
	const known = new Map(
		(["en", "id"] as const).flatMap((language) =>
			(before ?? []).map((place) => [lineOf(place, language), place] as const),
		),
	);
	const lines = text
		.split("\n")
		.map((line) => line.replaceAll(/\s+/g, " ").trim())
		.filter(Boolean);
	return lines.map((line) => known.get(line) ?? placeIn(line));
}
