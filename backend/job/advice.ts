import type { JobRow } from "../store/schema";
import { readContent } from "./content";

/** Something worth knowing of a job that stops nothing. */
export type Advice =
	| { kind: "openPay"; missing: "min" | "max" }
	| { kind: "markup"; missing: readonly string[] }
	| { kind: "over" }
	| { kind: "language"; language: string };

/** Languages that the site has messages for. */
const SPOKEN = ["en", "id"];

/** Pay with one end leaves candidates guessing. */
function openPay({ content }: JobRow): Advice[] {
	const { min, max } = readContent(content).salary ?? {};
	const isOpen = (min === undefined) !== (max === undefined);
	return isOpen ? [{ kind: "openPay", missing: min === undefined ? "min" : "max" }] : [];
}

/** What a JobPosting needs and a listed job doesn't tell, by the names of our own import format. */
function markup({ published_at, content }: JobRow): Advice[] {
	const { listed, remote, city, country, aboutDescription, responsibility, requirement } = readContent(content);
	if (!listed) return [];
	const texts = [aboutDescription, responsibility, requirement].join("");
	const needed = {
		published_at: published_at ?? "",
		// Remote work has a country, not a city.
		city: remote ? "anywhere" : (city ?? ""),
		country: country ?? "",
		description: texts.replace(/<[^<>]*>|&nbsp;/g, "").trim(),
	};
	const missing = Object.entries(needed).flatMap(([name, value]) => (value === "" ? [name] : []));
	return missing.length > 0 ? [{ kind: "markup", missing }] : [];
}

function over({ closes_at, state }: JobRow, now: Date): Advice[] {
	const isOver = state !== "closed" && closes_at !== null && Date.parse(closes_at) < now.getTime();
	return isOver ? [{ kind: "over" }] : [];
}

function unspoken({ content }: JobRow): Advice[] {
	const { language } = readContent(content);
	const isSpoken = !language || SPOKEN.includes(language.toLowerCase().split("-")[0] ?? "");
	return isSpoken ? [] : [{ kind: "language", language }];
}

/** What is worth knowing of a job; the import and the recruiter's pages say it in words. */
export const adviceOn = (row: JobRow, now: Date): Advice[] => [
	...openPay(row),
	...markup(row),
	...over(row, now),
	...unspoken(row),
];
