import { hasTitleWord, isSurelyCompany } from "../history/looks-like";
import { type Line, textOf } from "../line";
import { labelOf, readLabelled } from "../text/labels";
import { hasPostcode, isAddress } from "./address";
import { findEmail, findPhone } from "./reach";

/** Words for whom to call if something happens. */
const EMERGENCY =
	"emergency(?: contacts?(?: person)?)?|in case of emergency|next of kin|kontak darurat|notfallkontakt|notfallnummer|im notfall|contact d['’]urgence|personne à contacter|conta(?:c?to) (?:de|di) emerg[eê]n[cz]i?a|contatto di emergenza|noodcontact|liên hệ khẩn cấp|người liên hệ khẩn cấp|紧急联系人|紧急联系电话|紧急联系|(?:هاتف|رقم|جهة اتصال) (?:ال)?طوارئ";

/** Relatives, referees and employers, whose names, numbers and addresses stand in a CV too. */
const OTHERS = `${EMERGENCY}|(?:father|mother|parent|spouse|husband|wife|guardian|partner|son|daughter)s?|reference|referee|supervisor|line manager|(?:current |present |last |previous )?employer|(?:current |present |last )company|recruiter|(?:nama )?(?:ayah|ibu(?: kandung)?|orang tua|suami|istri|wali)|(?:eltern|vater|mutter|ehepartner|ehemann|ehefrau)|(?:nama )?bapa|ouders|vader|moeder|père|mère|parents|conjoint|padre|madre|padres|cónyuge|pai|mãe|pais|cônjuge|genitori|coniuge|cha|mẹ|vợ|chồng|父亲|母亲|配偶`;

/** Addresses of where somebody works or comes from. */
const OTHER_ADDRESS =
	"(?:office|work|business|company|employer|parents?['’]?) address|alamat (?:kantor|perusahaan|orang tua)";

/** Places where somebody would work, or comes from. */
const OTHER_PLACES =
	"(?:preferred|desired|target) (?:work |job |working )?(?:location|city|place(?: of work)?)s?|(?:work |job )?location preferences?|relocation|mobility|mobilität|(?:place of birth|birth ?place|home ?town|geburtsort|heimatort|lieu de naissance|lugar de nacimiento|(?:local|cidade) de nascimento|naturalidade|luogo di nascita|geboorteplaats|tempat lahir|kota asal|asal|nơi sinh|quê quán|出生地|籍贯)";

/** Numbers that aren't a telephone's. */
const NUMBERS =
	"fax|faks|telefax|télécopie|passport|paspor|reisepass|passeport|pasaporte|(?:student |employee |national |identity |tax |staff )?id|nik|ktp|kp|kad pengenalan|npwp|nric|cnic|pan|aadhaar|ssn|nisn|nim|sim|ic|dni|nie|cpf|rg|cnp|pesel|(?:driver['’]?s?|driving) licen[cs]e|führerschein|permis|licen[cs]e|reg(?:istration)?\\.?|membership|(?:job |application |vacancy |our |your )?ref(?:erence)?\\.?|application|vacancy|vat|customer|order|certificate|matriculation|roll|bank account|account|iban|rekening|(?:no\\.? )?rekening|" +
	"social security|insurance|steuernummer|sozialversicherungsnummer|(?:expected |current |desired |last )?salary(?: expectations?| expected)?|gaji(?: yang diharapkan| diharapkan| terakhir)?|gehaltsvorstellung|gehalt|prétentions salariales|salaire|pretensiones salariales|salario|stipendio|date of issue|availability|notice period";

/** What stands between such a word and its value. */
const BEHIND =
	"(?:['’]?s)?(?: (?:full )?(?:names?|numbers?|no|nr|nomor|nummer|contact|phone|mobile|tel|telephone|address|occupation|details|hp|code|card|e-?mail))*\\.?";
const NOT_OWN = new RegExp(
	`(?<=^|[|•·;,]\\s*)(?:no\\.? )?(?:(?:name|occupation|contact|address) of |(?:no\\.? )?(?:telefoon|telefon|téléphone|teléfono|telefone|telefono|telepon|telp|tel|phone|mobile|hp)\\.? (?:of |de |der |van |di )?)?(?:${OTHERS}|${OTHER_ADDRESS}|${OTHER_PLACES}|${NUMBERS})${BEHIND}\\s*(?:[:：]|(?<!,[^|]*)(?=[+(]?\\d))(?:(?!,\\s*\\p{L}[^,:|]{1,20}[:：])[^|•·;])*`,
	"giu",
);
/** A box for letters, whose town may follow behind a comma. */
const BOX = /(?<=^|[|•·;,]\s*)(?:p\.?\s?o\.?\s?box|post ?box|postfach)\s*[:：]?\s*\d[\d -]*(?:,\s*|$|(?=[|•·;]))/giu;
const EMERGENCY_ALONE = new RegExp(`^(?:${EMERGENCY})${BEHIND}\\s*[:：]?$`, "iu");

const PLACE_ALONE = new RegExp(`^(?:${OTHER_PLACES})\\s*[:：]?$`, "iu");

/** Below such a heading stand no more lines of another person. */
const MOST_LINES = 3;

/** So many lines above a recipient may have the sender's data. */
const MOST_ABOVE = 6;

/** How many lines of a letter's recipient stand below its company, behind the person's own data: a street and a town. */
function linesOfRecipient(lines: readonly Line[], at: number): number {
	const [line, above] = [lines[at], lines.slice(Math.max(0, at - MOST_ABOVE), at).map(textOf)];
	const isBehind = above.some((text) => findPhone(text) ?? findEmail(text));
	if (!line || !isBehind || line.cells.length > 1 || !isSurelyCompany(textOf(line)) || hasTitleWord(textOf(line)))
		return 0;
	const below = lines.slice(at + 1, at + 1 + MOST_LINES).map(textOf);
	const street = below.findIndex(isAddress);
	return street < 0 ? 0 : street + (hasPostcode(below[street + 1] ?? "") ? 2 : 1);
}

/** How many lines below a label such as "Emergency contact" or "Birthplace" are about that: up to a number, or one. */
function linesOfOthers(lines: readonly Line[], at: number): number {
	const line = lines[at];
	const below = lines[at + 1]?.cells.join(" ") ?? "";
	if (line && PLACE_ALONE.test(textOf(line).trim())) return labelOf(below) || readLabelled(below) ? 0 : 1;
	if (!line || !EMERGENCY_ALONE.test(textOf(line).trim())) return linesOfRecipient(lines, at);
	return lines.slice(at + 1, at + 1 + MOST_LINES).findIndex((below) => findPhone(textOf(below), true)) + 1;
}

/** A company's name at the beginning of its letterhead: "Oak Recruitment Ltd · Leeds · +44 …". */
const LETTERHEAD =
	/^(?:PT\.? \p{Lu}|[^|•·,@\d]{2,50} (?:Ltd|Limited|LLC|Inc|GmbH|PLC|Sdn\.? Bhd|Pty|Pvt|S\.?r\.?l|SARL|B\.?V|Recruitment|Recruiting|Personalberatung)\.?(?:\s*[|•·,]|$))/u;

/** Whether a line is the letterhead of a company with its number or address. */
const isLetterhead = ({ cells: [first = ""], ...line }: Line, text: string) =>
	!line.bullet && LETTERHEAD.test(first) && !hasTitleWord(first) && (findPhone(text) ?? findEmail(text)) !== undefined;

function withoutItems(line: Line): Line[] {
	if (isLetterhead(line, textOf(line))) return [];
	const [label = "", ...beside] = line.cells;
	// "Emergency contact" and its number in cells of their own.
	if (beside.length > 0 && /\p{L}/u.test(label) && `${label}:`.replace(NOT_OWN, "") === "") return [];
	const cells = line.cells.map((cell) => cell.replace(NOT_OWN, "").replace(BOX, "").trim());
	if (cells.every((cell, at) => cell === line.cells[at]?.trim())) return [line];
	const own = cells.map((cell) => cell.replace(/^[\s|•·;,]+|[\s|•·;,]+$/gu, "")).filter(Boolean);
	return own.length > 0 ? [{ ...line, cells: own, parts: undefined, runs: undefined }] : [];
}

/**
 * Lines without data of other people ("Emergency contact: Jan, +62 811 …") and without numbers that aren't a telephone's
 * ("Passport no. 0123456789", "Salary: 045 000").
 */
export function withoutOthers(lines: readonly Line[]): Line[] {
	const rest: Line[] = [];
	for (let at = 0; at < lines.length; at += 1) {
		const line = lines[at];
		const below = linesOfOthers(lines, at);
		if (line && below === 0) rest.push(...withoutItems(line));
		at += below;
	}
	return rest;
}
