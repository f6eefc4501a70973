import { isTown } from "../contact/known-towns";
import { isLocation, isState, mayBeTown } from "../contact/places";
import { isNow } from "../text/dates";
import { monthNumber } from "../text/months";
import { isWrittenAsName } from "../text/name-words";
import { aroundPlace } from "./around-place";
import { LONG_REMARK } from "./entries";
import { splitAtForm, splitAtIn } from "./legal-forms";
import { isSurelyCompany, looksLikeCompany, looksLikeTitle, titleSureness } from "./looks-like";
import { isNoName } from "./no-position";

const BETWEEN =
	/\s*[|•·●▪]\s*|\s+\/{1,2}(?:\s+|$)|\s+(?:[–—]|-{1,3}|::|»)\s+|\s+[–—]|[–—]\s+|\s+(?:at|di|@|pada|chez|bei(?: de[rmn])?|bij|presso|tại)\s+(?=\p{Lu})|\s+@\s*(?=[\p{Lu}\p{Lo}])|\s*;\s*/u;

/** Names around "en" and "em": "Cocinera en Casa Fold". */
const EN = /\s+(?:en|em|na|no)\s+(?=\p{Lu})/u;

/** Removes the place from the end: "PT Maju, Jakarta" gives "PT Maju". */
function withoutPlace(text: string): string {
	const parts = text.split(/,\s+/);
	const ends = parts.map((_, index) => parts.slice(index).join(", ").replace(/\.$/u, ""));
	// Names of towns are also names of other things; behind two names, one is a place.
	const isEnd = (end: string, index: number) =>
		(isLocation(end) && !TOWN_HALL.test(end)) ||
		KIND_OF_WORK.test(end) ||
		(index > 1 && index === parts.length - 1 && isTown(end)) ||
		(index === parts.length - 1 && isBehindForm(parts[index - 1] ?? "", end)) ||
		// "Fold County Schools, NC"
		(index === 1 && isState(end) && (parts[0] ?? "").includes(" ") && !looksLikeTitle(parts[0] ?? "")) ||
		(index === parts.length - 2 &&
			!looksLikeTitle(parts[0] ?? "") &&
			isTown(parts[index] ?? "") &&
			isRegionBehind(parts.at(-1) ?? ""));
	const place = ends.findIndex((end, index) => index > 0 && isEnd(end, index));
	return parts
		.slice(0, place < 0 ? undefined : place)
		.join(", ")
		.replace(/\s*\(([^)]*)\)$/u, (all, inner: string) => (isLocation(inner) || KIND_OF_WORK.test(inner) ? "" : all))
		.trim();
}

/** A legal form before a company's name, whose end a comma tells. */
const FORM_BEFORE = /^(?:PT|CV|UD|PD|Toko|Kantor|Warung)\.? \p{Lu}/u;

/** Whether a text behind such a company may be its town, whether it is known or not: "UD Fold, Lubuk Pakam". */
const isBehindForm = (company: string, text: string) =>
	FORM_BEFORE.test(company) && mayBeTown(text) && !/^persero/iu.test(text) && !isLegalForm("", text);

/** Whether a text behind a town may be its region: "Exeter, Devon". */
const isRegionBehind = (text: string) =>
	/^\p{Lu}[\p{L} -]{2,25}$/u.test(text) && !looksLikeTitle(text) && !isLegalForm("", text);

/** Whether a text is a place and nothing else: "Tema, Ghana". */
function isPlace(text: string): boolean {
	const [town = "", region = "", ...others] = text.split(/,\s+/);
	return isLocation(text) || (others.length === 0 && isTown(town) && isLocation(region));
}

/** Remarks that are neither a company nor a position. */
const KIND_OF_WORK =
	/^(?:full[- ]?time|part[- ]?time|contract|kontrak|permanent|teilzeit|vollzeit|zeitarbeit|leiharbeit|uitzendkracht|uitzendwerk|int[ée]rim|temps (?:plein|partiel)|jornada completa|media jornada|tempo (?:integral|parcial|pieno|parziale)|(?:parttime|fulltime|deeltijd|voltijd)|weekends?|saturdays|sundays|zaterdags|zondags|samstags|sonntags|le (?:samedi|dimanche|week-end)|tetap|karyawan tetap|remote|hybrid|on-?site|internship|magang|honorer|tenaga honorer|ptt|temporary|paruh waktu|penuh waktu|wfh|\d+\+? (?:years?|months?|yrs?|mos?|tahun|bulan|mois|ans?|monate?|jahre?|mes(?:es)?|años?|mesi|anni|maanden|jaar)(?:,? \d+ (?:months?|mos?|bulan))?|(?:\d{1,2}|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?|years?|seasons?|summers?)|\d{1,2} ?(?:h|hours?|hrs|jam|stunden|std\.?)(?: ?(?:\/|per|a|pro) ?(?:week|wk|w|minggu|woche|sem(?:aine|ana)?\.?|settimana|uke|vecka|maand|month))?|\d{1,3} ?%)(?:\s*\([^()]*\))?$/i;

/** An employer that is named like a place. */
const TOWN_HALL = /^(?:city|town|county|state) of \p{Lu}/iu;

/** A mail or web address, which isn't a name. */
const ADDRESS = /^\S*(?:@|:\/\/|www\.)\S+$|^\S+\.(?:com|org|net|io|dev)(?:\/\S*)?$/i;

/** Whether a text is a month, with a year or without, or says "now": what is left of a second period. */
const isTime = (text: string) => monthNumber(text.replace(/ \d{4}$/, "")) !== undefined || isNow(text);

/** Whether a text may be a position or a company: no remark, address or date. */
export const isNamed = (text: string): boolean =>
	/\p{L}/u.test(text) && !KIND_OF_WORK.test(text) && !ADDRESS.test(text) && !isTime(text) && !isNoName(text);

/** Behind a company's name: "Acme, Inc.". */
const LEGAL = /^(?:inc|ltd|llc|tbk|gmbh|pte|co|corp|s\.a|b\.v)\b(?!-)/i;

/** Forms that are also names or the beginnings of names, as of "SAS" and "Limited Brands". */
const LEGAL_ALONE =
	/^(?:(?:llp|plc|pty|pvt|sdn|bhd|ltd|limited|lda|ltda|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|sarl|sas|kg|oy)\.?(?:\s|$))+$/i;

const isLegalForm = (name: string, behind: string) =>
	LEGAL.test(behind) || (LEGAL_ALONE.test(behind) && !looksLikeTitle(name));

/** Splits at the first comma if a company stands on one side, and on the other none: "Staff, PT Maju". */
function splitAtCompany(text: string): string[] {
	const at = text.search(/, (?![^(]*\))/u);
	const [left, right] = [text.slice(0, at), text.slice(at + 2)];
	if (at < 0 || isLegalForm(left, right)) return [text];
	// "Bank Teller, Acme Ltd"
	if (looksLikeTitle(left) && !isSurelyCompany(left) && isSurelyCompany(right) && !looksLikeTitle(right))
		return [left, right];
	if (looksLikeCompany(left) === looksLikeCompany(right)) return [text];
	if (looksLikeCompany(left) && isTown(right) && !looksLikeTitle(right)) return [left];
	return looksLikeTitle(left) && looksLikeTitle(right) ? [text] : [left, right];
}

/** Marks and words between two names that stand in one text: "Baker (Fold Hearth)", "Fold Hearth: Baker". */
export const MARKS = [/,\s+(?![^(]*\))/, /\s*\((?=[^()]+\)?$)/, /\s*[:：]\s+/];
const INSIDE = [...MARKS, /\s+(?:at|for|with|bei|pada|di)\s+/i];

/** The two names in a text, if one mark of a kind parts them. */
export function insideOf(text: string, mark: RegExp): [string, string] | undefined {
	const [left, right, ...others] = text.replace(/(?<=\([^()]*)\)$/u, "").split(mark);
	const isNames = left && right && others.length === 0 && !KIND_OF_WORK.test(right) && !isLegalForm(left, right);
	return isNames && !isLocation(right) && !isTown(right) ? [left, right] : undefined;
}

/** The two names in a text, of which one is a position and the other isn't, and the mark between them. */
export function splitInside(text: string): { names: [string, string]; mark: RegExp } | undefined {
	for (const mark of INSIDE) {
		const names = insideOf(text, mark);
		const [first, second] = names?.map(looksLikeTitle) ?? [];
		// A company never stands before "at", and a name behind it has a capital: "for the shop" tells something.
		const isMark = MARKS.includes(mark) || (first && /^(?:the )?\S*[\p{Lu}\p{Lo}\d]/u.test(names?.[1] ?? ""));
		if (names && first !== second && isMark) return { names, mark };
	}
	return undefined;
}

/** A slash between two short forms of a position: "Welder MIG / MAG". */
const SHORT_FORMS = /(?<= \p{Lu}{1,3})\s+\/\s+(?=\p{Lu}{1,3}$)/u;

/** Two positions at once, which a slash parts: "Researcher / Consultant". */
const withBothTitles = (text: string) =>
	text.split(/\s+\/\s+/).every((part) => looksLikeTitle(part) && !looksLikeCompany(part))
		? text.replace(/\s+\/\s+/g, "/")
		: text.replace(SHORT_FORMS, "/");

/** A town behind a name, with its state: ", Campinas - SP", " – Ipojuca/PE". */
const TOWN_AND_STATE = /(?:,|\s[–-])\s+\p{Lu}[\p{L}'’ ]+ ?[–/-] ?\p{Lu}{2}$/u;

/** The number behind a town's state: "Fold Hearth, Dayton, OH 45402". */
const ZIP = /(?<=, [A-Z]{2}),? \d{5}(?:-\d{4})?(?=\)?$)/;

/** What templates have in place of a town. */
const NO_TOWN = /, City(?:, (?:State|Country|ST))?$/u;

/** Where a company sent somebody, behind its name. */
const SENT =
	/,\s+(?:eingesetzt|based|located|posted|assigned|seconded|deployed|ditempatkan|penempatan|détachée?|con sede)\s.*$/iu;

/** Words of a sentence before a position. */
const WORKED_AS =
	/^sebagai (?=\p{L})|^(?:work(?:ed|ing)|employed|bekerja|tätig|gearbeitet|travaillé|trabajé|trabalhei|gewerkt) (?:as|sebagai|als|comme|como) (?:an? |eine? |een |une? |uma? )?(?=\p{L})/iu;

/** Leaves a text as it is, whatever its words. */
export const asOne = (text: string): string[] => [text];

/** Names in the header of an entry, in their order, without places and remarks such as "full-time". */
export function toChunks(texts: readonly string[], split = splitAtCompany): string[] {
	const named = texts.map((text) => chunksOf([text], split)).filter(({ length }) => length > 0);
	return named.flatMap((chunks) =>
		chunks.flatMap((text) => {
			// "Técnica en Contabilidad" beside a company has no other; one word behind a mark may be a town.
			const isCompany = (other = "") => isWrittenAsName(other) && (other.includes(" ") || looksLikeCompany(other));
			const hasOther =
				named.some((others) => others !== chunks && isWrittenAsName(others[0] ?? "")) ||
				chunks.some((other) => other !== text && isCompany(other));
			const names = text.split(EN);
			return !hasOther || looksLikeCompany(names[1] ?? "") ? names.map(withoutPlace) : [text];
		}),
	);
}

const chunksOf = (texts: readonly string[], split: (text: string) => string[]): string[] =>
	texts
		.map((text) =>
			text
				.replace(LONG_REMARK, "")
				.replace(ZIP, "")
				.replace(TOWN_AND_STATE, "")
				.replace(SENT, "")
				.replace(NO_TOWN, "")
				.replace(WORKED_AS, ""),
		)
		.map(withBothTitles)
		.flatMap((text) => text.split(BETWEEN))
		.map((text) =>
			text
				.replace(/^\d{1,2}[.)]\s+|^[\s,:(]+|[\s,:(]+$|(?<!\bCorp)(?<=\p{Ll}{3}|\d)\.$/gu, "")
				.replace(/^([^(]*)\)$/u, "$1"),
		)
		.flatMap(aroundPlace)
		.filter((text) => text && (!isPlace(text) || TOWN_HALL.test(text)))
		.map(withoutPlace)
		.flatMap(splitAtIn)
		.flatMap(split)
		.flatMap(splitAtForm)
		.map((text) => withoutPlace(text.trim()))
		.filter((text) => text && isNamed(text));

/**
 * "Picker, The Paper Mill, Leeds, UK": a position and its company; the place after them tells what the comma separates.
 */
export function splitBeforePlace(texts: readonly string[]): string[] {
	const [text = "", ...others] = texts.flatMap((one) => one.split(BETWEEN)).filter(isNamed);
	const names = withoutPlace(text).split(/,\s+/);
	return others.length === 0 && names.length === 2 && withoutPlace(text) !== text ? names : [];
}

/** The names of a position and its company, before it is known which is which. */
export interface Names {
	title?: string;
	company?: string;
}

/** Parts of a score: legal forms and words of occupations tell more than words that companies also share with positions. */
const WEAK = 0.4;

/** A score: positive if the first name is the position, negative if it is the company; the surer, the farther from zero. */
export function orderOf([first, second]: readonly string[]): number {
	if (!first || !second) return 0;
	const score = (text: string) => {
		if (isSurelyCompany(text)) return -1;
		if (looksLikeTitle(text)) return titleSureness(text);
		return looksLikeCompany(text) ? -WEAK : titleSureness(text);
	};
	return score(first) - score(second);
}

/** Tells position and company apart by their words, and by `order`, the mean of all entries, which outweighs weak words. */
export function toNames(chunks: readonly string[], order: number): Names {
	const [first, second] = chunks;
	if (!first) return {};
	if (!second) return looksLikeCompany(first) && !looksLikeTitle(first) ? { company: first } : { title: first };
	const own = orderOf(chunks);
	const sum = Math.abs(own) < 1 ? own + order : own;
	// In Chinese, the company comes first.
	const isChinese =
		/^\p{Script=Han}/u.test(first) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(chunks.join(""));
	return sum > 0 || (sum === 0 && !isChinese) ? { title: first, company: second } : { title: second, company: first };
}
