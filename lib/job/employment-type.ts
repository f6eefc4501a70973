/** schema.org's employment types by the phrases that companies write, in English and Indonesian. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
	FULL_TIME: ["full time", "fulltime", "penuh waktu", "purnawaktu", "purna waktu"],
	PART_TIME: ["part time", "parttime", "paruh waktu", "paruhwaktu"],
	CONTRACTOR: ["contract", "contractor", "freelance", "freelancer", "kontrak", "kontraktor", "lepas", "pekerja lepas"],
	TEMPORARY: ["temporary", "temp", "seasonal", "sementara", "musiman"],
	INTERN: ["intern", "internship", "magang", "pemagangan"],
	VOLUNTEER: ["volunteer", "volunteering", "relawan", "sukarelawan"],
	PER_DIEM: ["per diem", "harian", "pekerja harian"],
};

const TYPES = new Map(Object.entries(PHRASES).flatMap(([type, phrases]) => phrases.map((phrase) => [phrase, type])));

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
	const found = jobType.split(BETWEEN).flatMap((part) => TYPES.get(phraseOf(part)) ?? []);
	return [...new Set(found)];
}
