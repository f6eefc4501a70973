import { smallLetters } from "../text/clean";
import { DEGREES } from "../words/degrees";
import { withoutRemarks } from "./remarks";

/** A degree and its subject. */
export interface Degree {
	degree?: string;
	field?: string;
}

/** What belongs to a degree behind its name: "NVQ Level 3", "Diplom (FH)". */
const MORE = /^(?:\s+(?:level|niveau|nível|nivel)\s?\d(?!\d)|\s*\((?:FH|TH|TU|Uni|BA|Hons|Honours)\.?\))/iu;

/** Words between "Bachelor of" and the subject; with another word, the whole text is the degree's name. */
const SPELLED =
	"(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)?(?: (?:of|in) (?:applied )?(?:science|sciences|arts|fine arts|engineering|business administration|" +
	"technology|laws?|education|commerce|philosophy|computer science|economics|medicine|music|architecture|design|accounting|" +
	"management|public health|public administration|nursing|pharmacy|psychology|information technology|information systems))?(?: \\((?:hons|honours|[a-z.]{2,8})\\))?|" +
	"doctorate|associate degree|(?:high|secondary) school (?:leaving certificate|diploma|certificate|degree)|ph\\.?\\s?d\\.?|mba|mphil|m\\.?b\\.?a\\.?|(?:b|m)\\.?\\s?(?:sc|a|eng|com|ed|tech|s|b\\.a)\\.?(?: \\(hons\\))?|ll\\.?(?:b|m)\\.?|gcses?|spm|stpm|ncea(?: level \\d)?|waec|neco|gesellenbrief|meisterbrief|bs(?:cs|it|ba|ee|ce|me)|bpjeps|dejeps|ciclo formativo(?: de grado (?:medio|superior))?|a-levels?|" +
	"(?:level [1-8] )?(?:(?:vocational|advanced|extended|graduate|postgraduate|professional) )?diploma|level [1-8] (?:certificate|award|nvq|btec)|\\+2|\\d{1,2}\\.?\\s?[ºo°ª] ano|sarjana terapan|sarjana|magister|doktor|profesi|ahli madya|diplom|abitur|matura|licence|licenciatura|laurea(?: magistrale| triennale)?|diplôme d['’]état|diplôme(?: d['’]\\p{L}+)?|maîtrise|baccalauréat|bts|dut|grado|máster|bacharelado|mestrado|doutorado|tecnólog[oa]|staatsexamen|promotion|hnd|m\\.?f\\.?a\\.?|b\\.?f\\.?a\\.?|bba|bbs(?=,)|puc(?=,|$)|(?:higher )?nitec|b\\.?arch\\.?|m\\.?arch\\.?|bsn|msn|j\\.?d\\.?|mpa|mpp|[bm]\\.?c\\.?a\\.?|[bm]\\.e\\.|pgdip|pgce|nvq|btec|ijazah(?: sarjana muda)?|bachiller|cử nhân|thạc sĩ|tiến sĩ|título (?:superior|universitario|profesional)|wassce|hsc|ssc|ged|o-levels?|leaving certificate|curso técnico|(?:higher|senior|upper) secondary(?: (?:school|education|certificate))?|realschulabschluss|hauptschulabschluss|havo|vwo|vmbo|[mh]bo(?:[ -](?:niveau )?[1-4](?!\\d))?|[tabk]so|propedeuse|bac pro|mastère|bachillerato|licenciad[oa]|diplomatura|técnico superior|ingeniería|maestría|doctorado|posgrado|pós-graduação|ensino médio|ensino secundário|doutoramento|fachabitur|mittlere reife|fachhochschulreife|hochschulreife|berufsausbildung|maturità|dottorato|a\\.?a\\.?s\\.?|a\\.[as]\\.|national diploma|trung cấp(?=,|$)|ingénieur d['’]état|" +
	"certificate (?:i{1,3}|iv)|certificate(?= in )|ausbildung zu[mr]|lehre als|graduação|titre professionnel|bac (?:s|es|l|stmg|sti2d|st2s)|cap(?= \\p{L})|dsaa|dnmade|dnsep|bep|deug|deust|dess|programme grande école|técnic[oa](?= e[mn] )|fp(?: de)?(?: grado)? (?:medio|superior|básic[oa])|grado (?:medio|superior)|educación secundaria(?: obligatoria)?|ensino fundamental|(?:kejar )?paket [abc]|sslc|matriculation|(?:10|12)th(?: (?:standard|grade|class))?|class (?:x|xii|10|12)(?:th)?|بكالوريوس|ماجستير|دكتوراه|ليسانس|دبلوم";
const INDONESIAN = "(?:strata|diploma)[- ](?:1|2|3|4|i{1,3}|iv)|[sd][- ]?[1-4]|d[- ]?(?:iii|iv)";

const INDONESIAN_DEGREE = new RegExp(
	`^((?:sarjana |magister |doktor )?\\(?(?:${INDONESIAN})\\)?(?:\\s*\\((?:${INDONESIAN})\\))?)(?![\\p{L}\\d])\\s*(?:[-–—:,/|]|jurusan|program studi|prodi)?\\s*(.*)$`,
	"iu",
);
/** How many of them: "Five National 5s". */
const NUMBER = "(?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) )?";
const SPELLED_DEGREE = new RegExp(`^(?:${NUMBER}(?:${DEGREES})|${SPELLED})(?!\\p{L})`, "u");
const TITLES = /^((?:(?:S|M|A\.?Md|Amd)\.\s?[A-Z][A-Za-z]{0,5}\.?\s?(?:[A-Z][a-z]{0,4}\.?)?)|SE|SH|ST|MM|MT)$/u;

function trimmed(text: string): string | undefined {
	const field = text
		.replace(/^[\s,:|·•–—-]+|[\s,:|·•(–—-]+$/gu, "")
		.replace(/^(?:(?:candidate|student|degree|studies)\s+(?=in\s))/iu, "")
		.replace(/^\((?!\p{Lu}{2,6}\))([^()]{3,})\)$/u, "$1")
		.replace(
			/^(?:d['’]\s*|(?:in(?: de| het| the)?|of|en|em|de|du(?! lịch)|der|jurusan|program studi|prodi|majoring in|major in|major|bidang)\s*:?\s+)/iu,
			"",
		)
		.trim();
	const subject = withoutRemarks(field);
	return /\p{L}/u.test(subject) && !/^\d|^(?:in|of|en|em|de)$/.test(subject) ? subject : undefined;
}

const LONGEST = 120;

function spelled(text: string): Degree | undefined {
	const short = SPELLED_DEGREE.exec(smallLetters(text))?.[0].length;
	if (short === undefined) return undefined;
	const length = short + (MORE.exec(text.slice(short))?.[0].length ?? 0);
	const [degree, rest] = [text.slice(0, length), text.slice(length)];
	const separated = /^\s*(?:[,:|–—(-]|in\b|jurusan\b|majoring\b)/iu.test(rest);
	const of = /^\s+of\s/i.test(rest);
	// "Bachelor of Veterinary Medicine", "Magister Manajemen": one name as a whole.
	const named = /\s(?:of|in)\s/i.test(degree) && /^\s+\p{Lu}/u.test(rest);
	if (named) return { degree, field: trimmed(rest) };
	const joint =
		of || (!separated && /^(?:sarjana|magister|doktor|bachelor|master|ausbildung|lehre|titre)/i.test(degree));
	if (!joint) return { degree, field: trimmed(rest) };
	const [name = "", field = ""] = text.split(/\s*(?:,|:|\||[–—]|\s-\s|\b(?:in|at|from|jurusan)\b)\s*(.*)/su);
	// A trade is named already, and the place to learn it stands behind it.
	return { degree: name.trim(), field: /^(?:lehre|ausbildung|titre)\s/i.test(name) ? undefined : trimmed(field) };
}

/** What somebody wrote for a degree: "Master's Thesis: Soups". */
const THESIS =
	/^(?:master|bachelor|doctor|diplom)(?:['’]?s)? (?:(?:thesis|dissertation)(?!\p{L})|(?:project|paper)(?=\s*[:：]|$| on ))/iu;

/** Reads a degree at the beginning of a text, and the subject behind it: "S1 Teknik Informatika". */
export function readDegree(text: string): Degree | undefined {
	if (text.length > LONGEST || THESIS.test(text)) return undefined;
	const match = INDONESIAN_DEGREE.exec(text);
	if (match?.[1]) return { degree: match[1].trim(), field: trimmed(match[2] ?? "") };
	if (TITLES.test(text)) return { degree: text };
	return spelled(text);
}

/** Degrees of schools that teach no single subject. */
export const LEAVING =
	/^(?:matura|abitur|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|havo|vwo|vmbo(?:-\p{L}{1,2})?|mavo|matric|matriek|national senior certificate|grade \d{1,2}|form (?:four|six|[46])|kcse|kcpe|wassce|waec|bece|msce|sslc|hsc|ssc|(?:\p{L}+ |\d{1,2} )?(?:national [345]s?|(?:advanced )?highers|gcses?|[ao][ -]levels?)|(?:kenya|uganda) (?:advanced )?certificate of (?:primary |secondary )?education|leaving cert(?:ificate)?|\d{1,2}\.?\s?[ºo°ª] ano|\+2|gymnasieexamen|studentexamen|studentereksamen|ylioppilas(?:tutkinto)?|maturita|érettségi|bacalaureat|baccalauréat|brevet des collèges|(?:high|secondary) school (?:diploma|certificate)|spm|stpm|ged|ensino médio|bachillerato)$/iu;

/** Degrees that need no subject, and those with one in their name: "Master Marketing". */
const COMPLETE =
	/^(?:lehre|ausbildung|titre)\s|school|matura|abitur|baccalauréat|a-levels?|gcse|^mba$|^(?:bachelor|master|magister|licence|diplom) (?:\d )?(?!degree)\p{L}{4,}|^(?:bachelor|master) of (?!(?:applied )?(?:sciences?|arts|engineering|technology)$)/iu;

/** Whether nothing is missing beside a degree, so that another text isn't its subject. */
export const isComplete = ({ degree = "", field }: Degree): boolean =>
	field !== undefined || COMPLETE.test(degree) || LEAVING.test(degree);

const GPA =
	/(?:\b(?:overall |cumulative |major |final |current )?(?:c?gpa|ipk|grade point average|indeks prestasi(?: kumulatif)?|nem|nilai(?: akhir| rata-rata)?|final grade|average grade)\b)\D{0,14}?(\d{1,3}(?:[.,]\d{1,2})?)(?:\s*(?:\/|of|dari|out of|skala|scale(?: of)?)\s*(\d{1,3}(?:[.,]\d{1,2})?))?/iu;
const BARE = /(?<![\d.,/])([0-4][.,]\d{1,2})\s*\/\s*(4(?:[.,]0{1,2})?|5(?:[.,]0{1,2})?)(?![\d.,/])/u;

/** A grade and what it is measured against, with a point for the decimals. */
export function findGrade(text: string): { score: string; scale?: string } | undefined {
	const match = GPA.exec(text) ?? BARE.exec(text);
	const score = match?.[1]?.replace(",", ".");
	return score ? { score, scale: match?.[2]?.replace(",", ".") } : undefined;
}

/** A text without its grade and the brackets around it. */
export const withoutGrade = (text: string): string =>
	text
		.replace(GPA, "")
		.replace(BARE, "")
		.replace(/\(\s*\)/g, "")
		.replace(/[\s,;|·•(–—-]+$/u, "")
		.trim();
