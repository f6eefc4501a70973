type Words = Readonly<Record<string, string>>;

/** schema.org's employment types as people write them. */
const ENGLISH: Words = {
	FULL_TIME: "Full time",
	PART_TIME: "Part time",
	CONTRACTOR: "Contract",
	TEMPORARY: "Temporary",
	INTERN: "Internship",
	VOLUNTEER: "Volunteer",
	PER_DIEM: "Per diem",
	OTHER: "Other",
};

/** The same in Indonesian. */
const INDONESIAN: Words = {
	FULL_TIME: "Penuh waktu",
	PART_TIME: "Paruh waktu",
	CONTRACTOR: "Kontrak",
	TEMPORARY: "Sementara",
	INTERN: "Magang",
	VOLUNTEER: "Sukarelawan",
	PER_DIEM: "Harian",
	OTHER: "Lainnya",
};

/** "FullTime" and "Full-time" as FULL_TIME. */
const constant = (written: string) =>
	written
		.trim()
		.replace(/([a-z])([A-Z])/g, "$1_$2")
		.replace(/[\s-]+/g, "_")
		.toUpperCase();

/** Names that boards have for the same. */
const SAME: Words = {
	CONTRACT: "CONTRACTOR",
	INTERNSHIP: "INTERN",
	FULLTIME: "FULL_TIME",
	PARTTIME: "PART_TIME",
	PERDIEM: "PER_DIEM",
};

/** A board's code as it is shown: "fulltime_fixed_term" as "Full time, fixed term". */
export function fromCode(code: string): string {
	const words = code.trim().replace(/^(full|part)[-_ ]?time(?:_(?=.))?/i, (found, amount: string) => {
		const time = `${amount[0]?.toUpperCase()}${amount.slice(1).toLowerCase()} time`;
		return found.endsWith("_") ? `${time}, ` : time;
	});
	const text = words.replaceAll("_", " ");
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A type of employment as it is shown in the job's language; names of no known type stay as they are. */
export function jobType(written: string, language: string | undefined): string {
	const name = constant(written);
	const words = language?.split("-")[0] === "id" ? INDONESIAN : ENGLISH;
	return words[SAME[name] ?? name] ?? written.trim();
}

/** schema.org's constants in a text, with commas between them, as they are shown; any other text stays as it is. */
export function fromConstants(written: string, language: string | undefined): string {
	const names = written.split(",").map((name) => name.trim());
	const areConstants = names.every((name) => Object.hasOwn(ENGLISH, name));
	return areConstants ? names.map((name) => jobType(name, language)).join(", ") : written;
}

/** Signs between several types; "Full-time/Part-time" are two. */
const BETWEEN_TYPES = /\s*[,|;/+]\s*/;

/**
 * The types of employment of a JobPosting as they are shown: known ones in plain words, also in other spellings, as an
 * address or several in one text; any other text stays as it is.
 */
export function postedTypes(written: string, language: string | undefined): string {
	const names = written
		.trim()
		.replace(/^https?:\/\/schema\.org\//, "")
		.split(BETWEEN_TYPES)
		.map(constant);
	const areKnown = names.every((name) => Object.hasOwn(ENGLISH, SAME[name] ?? name));
	return areKnown ? names.map((name) => jobType(name, language)).join(", ") : written.trim();
}
