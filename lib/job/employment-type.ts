/** schema.org's employment types by the phrases that companies write: English, Indonesian, and those of other boards. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
	FULL_TIME: [
		...["full time", "fulltime", "penuh waktu", "purnawaktu", "purna waktu"],
		...["vollzeit", "temps plein", "tiempo completo", "tempo integral", "voltijd"],
	],
	PART_TIME: [
		...["part time", "parttime", "paruh waktu", "paruhwaktu"],
		...["teilzeit", "temps partiel", "tiempo parcial", "deeltijd"],
	],
	CONTRACTOR: ["contract", "contractor", "freelance", "freelancer", "kontrak", "kontraktor", "lepas", "pekerja lepas"],
	TEMPORARY: ["temporary", "temp", "seasonal", "fixed term", "sementara", "musiman"],
	INTERN: ["intern", "internship", "magang", "pemagangan"],
	VOLUNTEER: ["volunteer", "volunteering", "relawan", "sukarelawan"],
	PER_DIEM: ["per diem", "harian", "pekerja harian"],
};

const TYPES = new Map(Object.entries(PHRASES).flatMap(([type, phrases]) => phrases.map((phrase) => [phrase, type])));

/** Words around a kind of work that don't change it, as in "Regular Full Time". */
const BESIDE = /\b(?:regular|permanent|salaried|salary|hourly|exempt|non exempt|employee|employment|tetap|karyawan)\b/g;

/** Kinds that keep their meaning beside such words; a permanent contract makes no contractor. */
const PLAIN = new Set(["FULL_TIME", "PART_TIME", "INTERN"]);

function typeIn(phrase: string): string | undefined {
	const known = TYPES.get(phrase);
	if (known) return known;
	const type = TYPES.get(phraseOf(phrase.replace(BESIDE, "")));
	return type && PLAIN.has(type) ? type : undefined;
}

/** Maximum length of the text, in characters. */
const LONGEST = 100;

/** Separators between two kinds of work in one text. */
const BETWEEN = /[/,;|+&()]| (?:or|and|atau|dan) /;

const phraseOf = (part: string) =>
	part
		.replace(/[\s\u2010-\u2013-]+/g, " ")
		.trim()
		.toLowerCase();

/**
 * The employment types in a job's kind of work, without duplicates, in order. Only whole phrases count, so that "Internal"
 * is no internship; unknown phrases are left out.
 */
export function employmentTypes(jobType: string): string[] {
	if (jobType.length > LONGEST) return [];
	const found = jobType.split(BETWEEN).flatMap((part) => typeIn(phraseOf(part)) ?? []);
	return [...new Set(found)];
}
