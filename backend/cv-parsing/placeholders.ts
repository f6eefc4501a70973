import type { Education, Employment, Profile } from "./profile";

/** Words for places, and what stands before them. */
const FOR_PLACES = "your|city|town|state|province|country|location|kota";

const WORDS = new RegExp(
	`^(?:${FOR_PLACES}|my|any|of|here|job|position|business|professional|role|company|employer|organi[sz]ation|institution|university|college|school|` +
		"degree|major|qualification|educational|address|street|full|first|middle|last|name|title|skills?|" +
		"languages?|[a-z]|\\d|nama|lengkap|nomor|handphone|hp|aktif|provinsi|perusahaan|universitas|sekolah|jurusan|jabatan|posisi|alamat|" +
		"anda|vorname|nachname|nombre|apellidos?|nome|sobrenome|prénom|nom)$",
);

/** Words that only templates put beside others of `WORDS`. */
const TELLING =
	/(?<!\p{L})(?:your|my|any|here|name|title|location)(?!\p{L})|(?<!\p{L})(?:nama|anda|aktif|vorname|apellidos?|sobrenome|prénom)(?!\p{L})|^kota, provinsi$|^first\b.*\blast$|^city,? (?:.,? )?(?:state|country)/iu;

/** Filler text that designers leave in templates, and what they tell the author to write. */
const FILLER =
	/^(?:lorem ipsum dolor|consectetur adipiscing|sed do eiusmod)(?!\p{L})|^praesent molestie|^(?:describ[ae]|descreva|incluye|indica|escribe|añade|beschreiben sie|décrivez|descrivi|insert|enter|add|list|write|type) (?:(?:a |your )?\p{L}+ )?(?:here|aquí|aqui|hier|ici|qui)(?!\p{L})/iu;

/** A grade or a date with letters for digits: "X/4.0", "Aug. 20YY", "DD/MM/YYYY". */
const NO_DIGITS =
	/^(?:d{1,2}[/.-])?m{1,2}[/.-]y{2,4}$|^(?:\p{L}{3,9}\.? )?20[xy]{2}$|^[xy](?:\.[xy]{1,2})?\s*\/\s*\d(?:\.\d+)?$/iu;

/** A whole text in brackets, in which a template says what it wants, and an author what isn't told: "[Confidential]". */
const IN_BRACKETS = /^(?:\[([^[\]]+)\]|<([^<>]+)>)$/u;

/** Whether brackets stand around a whole text. */
export const isInBrackets = (text: string): boolean => IN_BRACKETS.test(text);

/** Whether a text has nothing but a template's words, and one that only templates put there: "Company Name". */
export function isOfTemplate(text: string): boolean {
	const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
	return words.length > 1 && words.every((word) => WORDS.test(word)) && TELLING.test(text);
}

/** Whether a text only says what a template wants there: "Company Name", "Your Skill Here", "Lorem ipsum …". */
export const isPlaceholder = (text: string): boolean =>
	FILLER.test(text) || NO_DIGITS.test(text) || isInBrackets(text) || isOfTemplate(text);

const PLACE_WORD = new RegExp(
	`^(?:${FOR_PLACES}|st|region|zip|postcode|stadt|ort|land|ville|pays|ciudad|país|negara)$`,
	"i",
);

/** Whether all words of a text that stands where a place does are a template's: "City, State", "Kota". */
export const isPlaceholderPlace = (place: string): boolean =>
	place.split(/[\s,/]+/).every((word) => PLACE_WORD.test(word));

const NAME =
	/^(?:(?:(?:your|first|second|third|current|previous) )*(?:job|position|role) (?:title|description)|description|(?:your |job )?(?:position|role)|(?:company|employer|organi[sz]ation)(?: name)?|name of (?:company|employer|organi[sz]ation)|nama perusahaan|jabatan|nombre de la empresa|nom de l['’]entreprise|firmenname)$/iu;

const isWord = (word: string) => /^(?:or|and)$/i.test(word) || WORDS.test(word.toLowerCase());

/** Whether a text beside dates is what a template calls a position or a company: "Position", "[Employer]", "Company (City)". */
export function isPlaceholderName(text: string): boolean {
	const said = text.replace(IN_BRACKETS, "$1$2");
	const [name = "", ...behind] = said.split(/\s*[(/]\s*|,\s+/u);
	const words = behind.flatMap((part) => part.match(/\p{L}+/gu) ?? []);
	return (said !== text && isOfTemplate(said)) || (NAME.test(name) && words.every(isWord));
}

/** A template's place behind a name: "Fold Ltd, Any City", "Fold Ltd City, Country". */
const PLACE_BEHIND =
	/[\s,]+(?:(?:any|company|school) (?:city|location|town)|city(?: \p{L})?, (?:state|country)(?:\/country)?)$/iu;

/** What a template calls the names of several entries: "Employer 3, Inc.". */
const NUMBERED =
	/^(?:company|employer|organi[sz]ation|title|job|position|role|empresa|puesto|cargo|firma|entreprise|poste|azienda|ruolo|bedrijf|perusahaan|jabatan) \d(?:,? (?:inc|ltd|llc|gmbh)\.?)?$/iu;

/** A value without a template's words; undefined if nothing else is left. */
function own(value: string | undefined): string | undefined {
	const text = value?.replace(PLACE_BEHIND, "");
	return text === undefined || isPlaceholder(text) ? undefined : text;
}

function ownJob(job: Employment): Employment {
	const names = [job.company_name, job.job_title];
	// One such name alone may be somebody's: "School 5", "Title 1".
	const areNumbered = names.every((name) => name !== undefined && (isPlaceholder(name) || NUMBERED.test(name)));
	const [company_name, job_title] = areNumbered ? [] : names.map(own);
	return { ...job, company_name, job_title };
}

const ownSchool = (school: Education): Education => ({
	...school,
	institutional_name: own(school.institutional_name),
	degree_obtained: own(school.degree_obtained),
	field_of_study: own(school.field_of_study),
});

/** An address of a profile that a template has: "linkedin.com/in/your-name", "linkedin.com/in/[id]". */
const NO_PROFILE =
	/\/in\/(?:[[<{]|your(?![a-z])|(?:(?:user|profile|linked-?in|full)-?_?)?(?:name|id|profile|handle|username)\/?$)/iu;

/** A profile without values that are the words of a template, and without entries that say nothing else. */
export function withoutPlaceholders(profile: Profile): Profile {
	const { contact_info: contact, offered, employment_history, education_background, skills_certifications } = profile;
	const { name, location, address, linkedin_url: link } = contact;
	const linkedin_url = link && NO_PROFILE.test(link) ? undefined : link;
	return {
		...profile,
		contact_info: { ...contact, name: own(name), location: own(location), address: own(address), linkedin_url },
		...(offered && { offered: { ...offered, name: own(offered.name), location: own(offered.location) } }),
		employment_history: employment_history.map(ownJob).filter((job) => job.company_name || job.job_title),
		education_background: education_background
			.map(ownSchool)
			.filter((school) => school.institutional_name || school.degree_obtained || school.field_of_study),
		skills_certifications: {
			...skills_certifications,
			hard_skills: skills_certifications.hard_skills.filter((skill) => !isPlaceholder(skill)),
			soft_skills: skills_certifications.soft_skills.filter((skill) => !isPlaceholder(skill)),
		},
	};
}
