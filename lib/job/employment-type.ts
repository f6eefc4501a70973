/**
 * schema.org's employment types by the phrases that companies write: English, Indonesian, and those of other boards. A
 * hyphen counts as a space, and so does an underscore.
 */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
	FULL_TIME: [
		...["full time", "fulltime", "ft", "penuh waktu", "purnawaktu", "purna waktu"],
		...["vollzeit", "temps plein", "tiempo completo", "jornada completa", "tempo integral", "tempo inteiro"],
		...["tempo pieno", "voltijd", "heltid", "pełny etat"],
	],
	PART_TIME: [
		...["part time", "parttime", "pt", "paruh waktu", "paruhwaktu"],
		...[
			"teilzeit",
			"temps partiel",
			"tiempo parcial",
			"media jornada",
			"tempo parcial",
			"meio período",
			"deeltijd",
			"deltid",
		],
	],
	CONTRACTOR: [
		...[
			"contract",
			"contractor",
			"independent contractor",
			"contract to hire",
			"contract to perm",
			"freelance",
			"freelancer",
		],
		...["kontrak", "kontraktor", "lepas", "pekerja lepas", "freiberuflich", "freie mitarbeit", "autónomo"],
	],
	TEMPORARY: [
		...["temporary", "temp", "temp to perm", "temp to hire", "temporary contract", "seasonal", "fixed term"],
		...["fixed term contract", "limited term", "maternity cover", "sementara", "musiman", "pkwt"],
		...["befristet", "aushilfe", "cdd", "intérim", "temporal", "temporário", "tijdelijk", "tempo determinato"],
	],
	INTERN: [
		...[
			"intern",
			"interns",
			"internship",
			"co op",
			"magang",
			"pemagangan",
			"praktikum",
			"praktikant",
			"stage",
			"stagiaire",
		],
		...["prácticas", "pasantía", "estágio", "tirocinio", "stagista"],
	],
	VOLUNTEER: ["volunteer", "volunteering", "relawan", "sukarelawan"],
	PER_DIEM: ["per diem", "prn", "harian", "pekerja harian"],
};

const TYPES = new Map(Object.entries(PHRASES).flatMap(([type, phrases]) => phrases.map((phrase) => [phrase, type])));

/** Words that say that a contract has no end, so that it makes no contractor: "permanent contract". */
const ENDLESS = new Set(["permanent", "regular", "tetap", "unbefristet", "cdi", "indefinido", "indefinite", "vast"]);

/** Words around a kind of work that don't change it, as in "Regular Full Time" and "12 month contract". */
const BESIDE =
	/^(?:[\d.]+%?|salaried|salary|hourly|exempt|non|employee|employment|position|role|job|work|karyawan|staff|paid|unpaid|summer|winter|spring|fall|autumn|months?|years?|hours?|weeks?|bulan|tahun|jam|mois|monate?|jahre?|stunden|meses|w2|1099|remote|on|site|onsite|hybrid|night|nights|day|days|shift|basis|benefits|eligible|direct|hire|stelle)$/;

/** Longest phrase, in words. */
const MOST_WORDS = 3;

/** The types in a text of nothing but known phrases and words beside them; none if it has any other word. */
function typesIn(phrase: string): string[] {
	const words = phrase.split(" ");
	const found: string[] = [];
	let isEndless = false;
	for (let at = 0; at < words.length; ) {
		const lengths = Array.from({ length: MOST_WORDS }, (_, i) => MOST_WORDS - i);
		const length = lengths.find(
			(count) => at + count <= words.length && TYPES.has(words.slice(at, at + count).join(" ")),
		);
		const word = words[at] ?? "";
		if (length) found.push(TYPES.get(words.slice(at, at + length).join(" ")) ?? "");
		else if (ENDLESS.has(word)) isEndless = true;
		else if (!BESIDE.test(word)) return [];
		at += length ?? 1;
	}
	return isEndless ? found.filter((type) => type !== "CONTRACTOR" && type !== "TEMPORARY") : found;
}

/** Maximum length of the text, in characters. */
const LONGEST = 100;

/** Separators between two kinds of work in one text. */
const BETWEEN = /[/,;|+&():•·]| (?:or|and|atau|dan|oder|und|ou|et|y|e) /;

/** "Full- or part-time" and "Voll- oder Teilzeit" in full. */
const inFull = (text: string): string =>
	text
		.replace(/\bfull(?=(?: (?:or|and) |[ /&]+)part ?time\b)/, "full time")
		.replace(/\bvoll(?=(?: (?:oder|und) |[ /&]+)teilzeit\b)/, "vollzeit");

const plain = (text: string) =>
	text
		.replace(/[\s_\u2010-\u2014-]+/g, " ")
		.trim()
		.toLowerCase();

/**
 * The employment types in a job's kind of work, without duplicates, in order. Only whole phrases count, so that "Internal"
 * is no internship; unknown phrases are left out.
 */
export function employmentTypes(jobType: string): string[] {
	if (jobType.length > LONGEST) return [];
	return [...new Set(inFull(plain(jobType)).split(BETWEEN).map(plain).flatMap(typesIn))];
}
