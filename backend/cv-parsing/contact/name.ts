import { hasTitleWord, looksLikeCompany } from "../history/looks-like";
import { headingOf } from "../sections/headings";
import { labelOf } from "../text/labels";
import { isLocation } from "./places";

/** Small words inside names. */
const PARTICLE = /^(?:bin|binti|van|von|de|del|della|der|den|di|da|dos|du|la|le|al|el|ter|ibn|y|zu|af|av|e|d')$/iu;
/** A name's word: begins with a capital letter, or is of a script without capital letters. */
const WORD = /^(?:(?:[dlDLO]['’])?[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’`.-]*|\p{Lu}\.)$/u;
/** A nickname in quotation marks between the other names: “Addie”. */
const NICKNAME = /^[“"‘'(]\p{Lu}[\p{L}-]+[”"’')]$/u;
/** A name has at most this many words. */
export const MOST_WORDS = 7;
const TITLE =
	/^(?:curriculum(?: vitae)?|vitae|résumé|resume|cv|daftar riwayat hidup|riwayat hidup|lebenslauf|biodata|bio data|page|invoice|faktur|życiorys|životopis|önéletrajz|özgeçmiş|ansioluettelo|cv-skjema|meritförteckning)(?!\p{L})|^(?:이력서|履歴書|職務経歴書|简历|個人履歷|个人简历|резюме|ประวัติส่วนตัว|βιογραφικό)/iu;

/** Degrees after a name without a comma: "Jane Doe MBA", "Siti Rahma S.Kom". */
const DEGREE_ALONE =
	/(?<=^\S+ \S.*)\s+(?:MBA|P[Hh]\.?D\.?|CPA|PMP|CFA|MPH|M\.?Sc\.?|B\.?Sc\.?|RN|(?:S|M|A)\.(?:[A-Z][a-z]{0,5}\.?)+)$/u;

/** Degrees with a point, or forms of address, before at least two names: "M.Sc. Jane Doe", "Ms Jane Doe". */
const DEGREES_BEFORE =
	/^(?:(?:Mr|Mrs|Ms|Mx|Bpk|Sdr|Sdri)\.?\s+|(?:Miss|Herr|Frau|Bapak|Mme|Mlle)\s+)(?=\S+ \S)|^(?:(?:Ing|Mgr|Bc|MUDr|JUDr|Lic|Licda|Arq|Ir|Drs|Dra|mgr|inż|lic|Dipl\.?-\p{Lu}\p{Ll}+|[BM]\.?\s?(?:Sc|Eng))\.\s+)+(?=\S+ \S)/u;

/** Degrees after a name: ", S.Kom., M.M.", ", MBA". */
const DEGREES =
	/\s*,\s*(?:(?:[A-Z][A-Za-z]{0,5}\.){1,4}[A-Za-z]{0,5}\.?|MBA|P[Hh]\.?D\.?|M\.?S[Cc]\.?|B\.?S[Cc]\.?|MPH|MPhil|RN|CFA|MD|PMP|CPA|SE|SH|ST|MM|MT|[AF]C(?:CA|A|MA)|CIMA|[AMF]CIPD|[AMF]?RICS|[CI]Eng|[MF]I(?:ET|CE|MechE)|CISSP|CISA|CISM|CSM|SHRM-S?CP|SPHR|PHR|PgDip|PGCE|QTS|LLB|LLM|JD|DDS|DVM|MBBS|BVSc|BEng|MEng|BEd|MEd)(?:[\s,]+.*)?$/;

/** A degree on its own, such as on the last line of a long name. */
const DEGREE = /^(?:MBA|Ph\.?D\.?|M\.?Sc\.?|B\.?Sc\.?|MPH|CFA|MD|PMP|CPA),?$/i;

/** Whether a text can be a person's name; one word is enough. */
export function looksLikeName(text: string): boolean {
	const words = text.replace(DEGREES, "").split(" ");
	if (words.length > MOST_WORDS || words.every((word) => DEGREE.test(word)) || text.length < 2 || text.length > 70)
		return false;
	if (TITLE.test(text) || headingOf(text) || labelOf(text) || isLocation(text)) return false;
	const [first = ""] = words;
	return WORD.test(first) && words.every((word) => WORD.test(word) || PARTICLE.test(word) || NICKNAME.test(word));
}

/** Whether a text can be a part of a name on several lines: "da Conceição". */
export function looksLikePart(text: string): boolean {
	const words = text.split(" ");
	const first = words.findIndex((word) => !PARTICLE.test(word));
	return first >= 0 && looksLikeName(words.slice(first).join(" "));
}

/** Whether a name is incomplete: "Maria da". */
export const goesOn = (name: string): boolean => name.endsWith("-") || PARTICLE.test(name.split(" ").at(-1) ?? "");

/** A name without the degrees around it. */
export const cutDegrees = (name: string): string =>
	name.replace(DEGREES_BEFORE, "").replace(DEGREES, "").replace(DEGREE_ALONE, "").trim();

/** A graduate without an occupation: "Fresh Graduate". */
const GRADUATE = /^(?:(?:fresh|recent|new) )?graduate$|^lulusan baru$/iu;

/** Whether a text names an occupation or an employer. */
export const isOccupation = (text: string) => hasTitleWord(text) || looksLikeCompany(text) || GRADUATE.test(text);

const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/[^\p{L}\s-]/gu, "")
		.toLowerCase();

/** Whether a name's words are in the person's own mail address: "Jane Developer" and jane.developer@…. */
export function isInAddress(name: string, email: string | undefined): boolean {
	const mailbox = plain(email?.split("@")[0]?.replaceAll(".", " ") ?? "").replace(/[\s-]/g, "");
	const words = plain(cutDegrees(name)).split(/[\s-]+/);
	const own = mailbox.length > 3 ? words.some((word) => word.includes(mailbox)) : false;
	return own || words.some((word) => word.length > 2 && mailbox.includes(word));
}
