import { textOf } from "../line";
import { isInBrackets, isOfTemplate, isPlaceholderName, isPlaceholderPlace } from "../placeholders";
import type { Employment } from "../profile";
import { isWrittenAsName } from "../text/name-words";
import { readDegree } from "./degree";
import type { Entry } from "./entries";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";
import { besidePeriod, periodOf } from "./period-of";
import { maybeSubject } from "./remarks";
import { isSchool } from "./school";
import type { ReadEntry } from "./shared-company";

/** What stands in place of a name. */
const NOTHING =
	/^(?:n\.?\s?\/?\s?a\.?|none|nil|tb[ad]|unknown|confidential|undisclosed|keine?|tidak ada|rahasia|vertraulich|confidentiel|confidencial|[^\p{L}\d]*)$/iu;
const AMOUNT =
	/^(?:Rp|IDR|USD|US\$|EUR|GBP|RM|MYR|SGD|CHF|INR|PHP|BRL|R\$|[$€£₹¥])\.?\s?\d[\d.,\s]*|^\d[\d.,\s]*(?:€|EUR|USD|IDR|GBP|CHF)$/u;
/** For whom a project was, and how somebody was honoured. */
const ASIDE =
	/^(?:clients?|customer|kunde|klien|cliente?|project|proyek|projekt|projet|proyecto|projeto)\s*[:：]|(?<!\p{L})of the (?:year|month|quarter)$/iu;

const HOW_LONG = /^\d+\+? (?:years?|jahre|tahun|ans|años|anos|anni|jaar) (?:in|of|as|di|sebagai|als|en|de|com) /iu;

/** Whether a text beside dates is neither a position nor a company: "N/A", "Rp 5.000.000", "Stadt", "Position". */
export const isNoName = (text: string): boolean =>
	[NOTHING, AMOUNT, ASIDE, HOW_LONG].some((words) => words.test(text)) ||
	[isPlaceholderPlace, isPlaceholderName, isInBrackets].some((is) => is(text));

/** Times in which somebody had no position. */
const BREAK =
	/^(?:(?:(?:planned |personal )?(?:career|family|health) (?:break|gap)|gap year|sabbatical(?: (?:year|leave))?|(?:maternity|paternity|parental|sick|family|study|unpaid) leave|unemployed|unemployment|job ?search(?:ing)?|job seeking|looking for work|elternzeit|erziehungszeit|mutterschutz|arbeitslos|arbeitssuchend|arbeitsuchend|sabbatjahr|weltreise|auslandsaufenthalt|travell?ing|world (?:trip|travel)|work (?:and|&) travel|wehrdienst|grundwehrdienst|zivildienst|military service|national service|homemaker|housewife|stay-at-home|caring for (?:my |the |a )?(?:family|parents?|relatives?|children|mother|father)|travell?ed (?:through|around|in|to)|backpacking|language (?:course|trip|stay)|hausfrau|hausmann|ibu rumah tangga|sprachreise|sprachkurs|sprachaufenthalt|umschulung|séjour linguistique|mère au foyer|ama de casa|dona de casa|huisvrouw|huisman|congé (?:maternité|parental|sabbatique)|année sabbatique|recherche d['’]emploi|service militaire|baja maternal|excedencia|año sabático|servicio militar|licença[- ](?:de )?(?:maternidade|parental)|maternità|congedo (?:di )?(?:maternità|parentale)|disoccupat[oa]|desemplead[oa]|desempregad[oa]|werkloos|(?:ouderschaps|zwangerschaps)verlof|nghỉ thai sản|cuti melahirkan|menganggur|wajib militer)(?!\p{L}))(?! (?:coach|adviser|advisor|coordinator|officer|manager|specialist|consultant|instructor))/iu;
const PROJECT = /^(?:clients?|customer|kunde|klien|cliente?|project|proyek|projekt|projet|proyecto|projeto)\s*[:：]/iu;

/** Words for the people who recommend a candidate. */
const REFEREE =
	/^(?:references?|referees?|referensi|referenz(?:en)?|références?|referencias?|referências?|referenties?)\s*[:：]/iu;

/** Whether a degree, or a subject, and its school stand in place of a position and its company. */
function areStudies(title: string, company: string | undefined): boolean {
	const parts = title.split(/,\s+/);
	const names = [title, company ?? ""];
	const isStudied = names.some((name) => readDegree(name)) || maybeSubject(title);
	if (company !== undefined) return names.some(isSchool) && isStudied && !names.some(looksLikeTitle);
	return parts.some(isSchool) && parts.some((part) => readDegree(part) !== undefined && !looksLikeTitle(part));
}

const hasBoth = ({ job }: ReadEntry) => job.job_title !== undefined && job.company_name !== undefined;

/** Words for a position in what a template calls it; it calls companies whatever else. */
const FOR_TITLE = /(?<!\p{L})(?:title|position|role|job|jabatan)(?!\p{L})/iu;

/**
 * Whether a template's words stand in place of a name that an entry lacks, and the other one is its example: it says
 * "Company Name", or "City, State" beside it, or no word tells that the other is an occupation. A text with nothing else is
 * the label of a name that the entry has.
 */
function isExample({ entry, job }: ReadEntry): boolean {
	const { before, mark, after } = entry;
	const texts = [...before, mark, ...after.slice(0, 2)].flatMap(besidePeriod);
	const parts = texts.flatMap((text) => (isPlaceholderName(text) ? [] : text.split(/\s+[|•·–—-]\s+|,\s+/u)));
	const lacking = [...texts, ...parts]
		.filter(isPlaceholderName)
		.filter((text) => (FOR_TITLE.test(text) ? job.job_title : job.company_name) === undefined);
	const isPlaced = texts.some((text) => text.includes(", ") && isPlaceholderPlace(text));
	if ([...parts, ...lacking].some(isOfTemplate) || (isPlaced && !hasBoth({ entry, job }))) return true;
	return lacking.length > 0 && !looksLikeTitle(job.job_title ?? "");
}

/** Whether an entry is about something other than a position: a break, a project, or studies. */
function isNoPosition({ job_title: title = "", company_name: company }: Employment): boolean {
	const names = [title, company ?? ""];
	return names.some((name) => BREAK.test(name) || PROJECT.test(name)) || areStudies(title, company);
}

/** Events, which have a single date. */
const EVENT =
	/(?<!\p{L})(?:award|awards|prize|medal|winner|certificate|certification|course|workshop|seminar|webinar|training|bootcamp|scholarship|marathon|competition|contest|penghargaan|juara|lomba|pelatihan|kursus|sertifikat|auszeichnung|preis|zertifikat|fortbildung|schulung|prix|certificat|premio|prêmio|curso)(?!\p{L})/iu;

const isLone = ({ mark }: Entry) => periodOf(mark)?.single === true;
const isTold = ({ job_title: title = "", company_name: company = "" }: Employment) =>
	[title, company].some((name) => looksLikeTitle(name) || looksLikeCompany(name));

/**
 * Whether an entry with a single date is a position and no event or work: by a word for one, or, beside positions with
 * periods, by having both names.
 */
function isDatedPosition({ entry, job }: ReadEntry, areAllLone: boolean): boolean {
	const areBoth = !areAllLone && job.job_title !== undefined && job.company_name !== undefined;
	return (isTold(job) || areBoth) && !EVENT.test(textOf(entry.mark));
}

/** Whether an entry has nothing but words of a description beside its dates: "Apricots and peaches, 2003 to 2009". */
const isDescription = ({ job }: ReadEntry) =>
	job.company_name === undefined && !isTold(job) && !isWrittenAsName(job.job_title ?? "");

const ownName = (name: string | undefined) => (name !== undefined && isNoName(name) ? undefined : name);

/** An entry without names that are none, such as a template's words. */
const withOwnNames = ({ entry, job }: ReadEntry): ReadEntry => ({
	entry,
	job: { ...job, job_title: ownName(job.job_title), company_name: ownName(job.company_name) },
});

/** Entries that are positions. Beside those that mostly have both names, one needs more than words of a description. */
export function positionsOf(all: readonly ReadEntry[]): readonly ReadEntry[] {
	const read = all.map(withOwnNames).filter((one) => !isExample(one));
	const areMostWhole = read.filter(hasBoth).length * 2 >= read.length;
	const areAllLone = read.every(({ entry }) => isLone(entry));
	return read
		.filter(
			({ entry, job }) => ![PROJECT, REFEREE].some((words) => words.test(textOf(entry.mark))) && !isNoPosition(job),
		)
		.filter((one) => !(areMostWhole && isDescription(one)))
		.filter((one) => !isLone(one.entry) || isDatedPosition(one, areAllLone));
}

/** What a company does, behind a colon: "Fold Ltd: maker of paper chairs". */
const ABOUT = /^(.{2,60}?): (?=(?:\S+ ){2})(?=.* \p{Ll}+$)/su;

/** A name up to the sentence behind it: "Cook. Made soup for the street". */
export const beforeSentence = (name: string): string =>
	ABOUT.exec(name)?.[1] ??
	/^(.{1,60}?\p{Ll}{3})(?<!\b(?:Prof|Corp|Dept|Univ|Asst|Bros|Inst|Dipl))\. \p{Lu}\p{Ll}+ \p{Ll}/su.exec(name)?.[1] ??
	name;
