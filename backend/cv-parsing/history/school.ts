import { isAddress } from "../contact/address";
import { isTown } from "../contact/known-towns";
import { isHome, isLocation } from "../contact/places";
import { isWrittenAsName } from "../text/name-words";
import { isInstitute } from "../words/institutes";
import { DOUBTFUL_SCHOOLS, SCHOOLS, SHORT_SCHOOLS } from "../words/schools";
import { readDegree } from "./degree";
import { looksLikeTitle } from "./looks-like";
import { isRemark, isSubject, maybeSubject } from "./remarks";
import { isOnlyKind } from "./school-kinds";
import { isCampus, isTownBehind } from "./town-behind";

// "MASTER" and "MANAGEMENT" are no schools.
const INDONESIAN =
	"(?:SMA|SMK|SMP|SD|MAN|MA|MTs|SMAN|SMKN|SMPN|SLTA|SMU|STM|SMAK|SMPK|SMAIT|SMPIT)\\.?(?:\\s*(?:N\\b|\\d)|\\s+\\p{Lu})";
/** Schools for trades. */
const VOCATIONAL =
	"(?:Trung cấp|Trung Cấp|Sekolah Kejuruan|TESDA|ITE College)\\s+\\p{Lu}|TESDA(?!\\p{L})|CFA\\s+d(?:es?|u)\\s";
/** "Anderson High", "Lenana Secondary", "Kulai Tech": the kind of a school behind its name, but not "Upper Secondary". */
const KIND_BEHIND =
	"^(?!(?:Very|Extremely|Upper|Lower|Higher|General|Senior|Junior|Early|Post|Vocational|Technical|Completed|Level) (?:High|Primary|Secondary|Grammar))(?:\\p{Lu}[\\p{L}'’.-]+ ){1,4}(?:High|Grammar|Comprehensive|Primary|Secondary)(?=,|$| \\()";
const SHORT_KIND_BEHIND =
	"^(?!(?:.* )?(?:Main|City|Town|North|South|East|West|Central|Online|Local|Information|Financial?|Health|High|Bio|Big|Ed|Open|Green|Clean|Agri|Home|Global|Virtual|Student|Senior|Junior|Lab|Vet|Pharmacy|Nail|Dental|IT|The|Ministry|Developers?|Assembly|Sports|Web|Music|Sound|Computer|Video|Food) (?:Tech|Community|Campus))(?:\\p{Lu}[\\p{Ll}'’.-]+ ){1,3}(?:Tech|Uni|Poly|Community|Campus|[SJ]?HS|P-12|(?:Further|Higher|Adult) Ed|FE)(?=,|$| \\()";
/** "EB 2,3 Kulai", "EE Professor Kulai": schools of Portugal and Brazil. */
const PORTUGUESE =
	"E\\.?B\\.?\\s?[123](?:\\s?[,/+]\\s?[123])*(?:\\/(?:S|JI))?\\s+(?:d[aeo]s?\\s+)?\\p{Lu}|(?:E\\.?E\\.?|EMEF|EEEP|CIEP|EREM)\\s(?:Prof|Dr|Dona|Padre|Dom|Monsenhor|Coronel)";
/** "U. de Antioquia", "U. Nacional": the word shortened to its letter. */
const SHORTENED = "^U\\.\\s(?:de\\s|del\\s|of\\s)?\\p{Lu}\\p{Ll}{3}";
const NAMED_SCHOOL = new RegExp(
	`${KIND_BEHIND}|${SHORTENED}|${SHORT_KIND_BEHIND}|(?<!\\p{L})(?:${INDONESIAN}|${VOCATIONAL}|${PORTUGUESE})`,
	"u",
);
const BEHIND_SHORT = /^(?: (?:\p{Lu}|(?:de|du|di|da|der|of) \p{Lu})|,|$)/u;

/** Whether a text has the short name of a school: alone, or with a capital behind it. */
const hasShortName = (text: string) =>
	[...text.matchAll(/\p{L}+/gu)].some(
		({ 0: word, index }) => SHORT_SCHOOLS.has(word) && BEHIND_SHORT.test(text.slice(index + word.length)),
	);

/** A short name that is more often something else, alone or before a name in small letters. */
const DOUBTFUL = new RegExp(`^(?:${DOUBTFUL_SCHOOLS.join("|")})(?: (?=\\p{Lu}\\P{Lu})|$)`, "u");

const isPlace = (text: string) => isTown(text) || isLocation(text);

/** Whether a text has such a name with its place, or beside a degree: "ILP Leeds", "SENA, Leeds". */
function hasDoubtfulName(text: string): boolean {
	const parts = text.split(/,\s+/);
	const at = parts.findIndex((part) => DOUBTFUL.test(part));
	const places = [parts[at]?.replace(DOUBTFUL, "") ?? "", parts.slice(at + 1).join(", "), parts[at + 1] ?? ""];
	return at >= 0 && (places.some(isPlace) || parts.some((part) => readDegree(part) !== undefined));
}

/** What somebody did at a school. */
export const TOLD =
	/^(?:graduated|attended|studied|completed|enrolled|member|miembro|mitglied|membre|membro|anggota|president|(?:scholarships?|grant|fellowship|prize|award|recipient|representative|delegate|ambassador)(?= (?:of|from|by|for|at|in|to)(?!\p{L}))|beasiswa|funded|sponsored|awarded|best (?:student|pupil|graduate|thesis|paper|project)|first place|dean['’]s list|prefect|(?:student|class|course|faculty) (?:representative|council|ambassador|government)|school (?:prefect|captain|council|newspaper|band|choir|team)|head (?:boy|girl)|exchange (?:semester |year |student |term )?(?:at|in)|(?:co-?)?(?:lead|leader|founder|captain|head|chair|treasurer|secretary)(?= (?:of|at|in|for|and) |,)|vice|winner|won|organi[sz]ed|served|worked|elected|ranked|(?:mba |phd )?candidate|lulus|tốt nghiệp|absolviert)(?!\p{L})|:\/\/|^www\.|(?<!\p{L})(?:you|my|we|them|feel)(?!\p{L})/iu;

/** Whom somebody else was at a school, or what it was for: "Teacher at Mill School", "Thesis: …". */
const NOT_STUDIED =
	/^(?:(?:volunteer|private|substitute|senior|junior|visiting) )?(?:parent|teacher|teaching|lecturer|tutor|(?:(?:teaching|research|student|lab(?:oratory)?) )?assistant|trainer|employed|employee|staff|intern|mengajar|guru|dosen|lehrer(?:in)?|enseignante?|profesora?|docente) (?:at|in|of|di|an der|am|à|en|em) |^(?:mother|father|parents?|ibu|ayah|(?:(?:master|bachelor|doctor)['’]?s?|doctoral|ph\.?d\.?|final|diploma)? ?(?:thesis|dissertation)|skripsi|supervisor|advisor|adviser|(?:relevant |selected |key )?(?:course(?:s|work)?|modules)|host|members?|scholarship|training|certificates?|activities(?: and societies)?|subjects|projects?|clubs|societies|awards?|honou?rs|kegiatan|mata kuliah|schwerpunkte?|fächer|activités|actividades|atividades|activiteiten|(?:re)?presented|published|block|hall of residence)\s*[:：]/iu;

/** What stands before a school's name, and isn't a part of it: "Student at", "Exchange semester:". */
const STUDENT =
	/^(?:(?:exchange |phd |doctoral |master['’]?s |full-time |part-time )?(?:student|pupil|mahasiswa|siswa|schüler(?:in)?|studentin|étudiante?|estudiante|aluno|alumn[oai]) (?:at|of|di|an der|am|à|en|na|no)\s+(?:the\s+)?|(?:exchange(?: semester| year| student)?|erasmus|semester abroad|auslandssemester|summer school|minor|second degree|sd|smp|sltp|sma|smk|slta|mi|mts|ma|perguruan tinggi|sekolah dasar|sekolah menengah (?:pertama|atas)|(?:primary|secondary|high) school|(?:elementary|junior high|senior high|primary|secondary|tertiary|higher|(?:under|post)graduate)(?: education| studies)?|primaria|secundaria)\s*[:：]\s*)(?=\p{Lu})/iu;

/** A text, and another one in brackets behind it. */
const IN_BRACKETS = /^([^()]+)\(([^()]+)\)\.?$/u;

/** Degrees that have "school" in their name, and so name no school. */
const SCHOOL_DEGREE =
	/^(?:(?:upper |lower )?secondary|high|middle|vocational|music|art|dance|ballet|drama|language|trade|nursing) school (?:diploma|certificate|degree|leaving)|^programme grande école|^(?:grado|título|m[aá]ster|estudios|diploma) universitari[oa]s?(?!.* (?:universi|instituto|escuela|facultad))|^(?:高中|初中|中学|大学|学校|学院)$/i;

/** Whether a text begins with such a degree: "Indian School Certificate", but not "Oak Hill School Certificate". */
const isSchoolDegree = (text: string) =>
	SCHOOL_DEGREE.test(text) || /school certificate/i.test(readDegree(text)?.degree ?? "");

/** What such a word only describes: "School holidays", "College football", but not "School of Baking". */
const DESCRIBED = /^(?:School|College|University) (?!(?:of|for|at|in|and|de|di|da|du|do|la)(?!\p{L}))\p{Ll}+(?=\s|$)/u;

/** What schools award, behind their name and a colon. */
export const AWARD = /(?<!\p{L})(?:diploma|certificate|degree|level \d|award|honours)(?!\p{L})/iu;

/** A subject that no Indonesian school is named after: "MA Fashion Design, Norland". */
const isArt = (text: string) => maybeSubject(text) && !/ (?:ilmu|teknik|sastra)/i.test(text);

/** "MA" is a school in Indonesia, "BBS" one in Norway, "PUC" one in Brazil; elsewhere they are degrees. "Trung cấp Kế toán" is one too. */
const isDegree = (text: string) =>
	(/^MA\.? /i.test(text) && (isSubject(text) || isArt(text.split(", ")[0] ?? ""))) ||
	(/^Trung cấp /i.test(text) && maybeSubject(text)) ||
	(/^(?:BBS|PUC), ?/i.test(text) && maybeSubject(text));

/** Whether a text is a town whose name has such a word: "State College, PA". */
function isTownWithRegion(text: string): boolean {
	const at = text.indexOf(", ");
	return at > 0 && isTown(text.slice(0, at)) && isLocation(text);
}

const isNamedSchool = (text: string) => NAMED_SCHOOL.test(text) || hasShortName(text) || hasDoubtfulName(text);

/** "I.E.S. Los Albares" as "IES Los Albares". */
const withoutDots = (text: string) =>
	text.replace(/(?<!\p{L})(?:\p{Lu}\.){3,}(?=\s)/gu, (letters) => letters.replaceAll(".", ""));

/** Whether a text is a class, and what kind of school has it: "Class 10 (Secondary School)". */
function isClass(text: string): boolean {
	const [, degree = "", kind = ""] = IN_BRACKETS.exec(text) ?? [];
	return isOnlyKind(kind) && readDegree(degree) !== undefined;
}

/** Whether a text names a school. */
export const isSchool = (text: string): boolean =>
	text.length <= 140 &&
	!TOLD.test(text) &&
	!NOT_STUDIED.test(text) &&
	!isSchoolDegree(text) &&
	!DESCRIBED.test(text) &&
	!isTownWithRegion(text) &&
	!isClass(text) &&
	(SCHOOLS.isIn(text.toLowerCase()) || isInstitute(text) || (isNamedSchool(withoutDots(text)) && !isDegree(text)));

/** Whether a text is a town and what is around it, with a space between them: "London United Kingdom". */
const isSpacedPlace = (text: string) =>
	[...text.matchAll(/ /g)].some(({ index }) => isLocation(`${text.slice(0, index)}, ${text.slice(index + 1)}`));

/** A degree behind its subject: "Germanistik (B.A.)". */
const DEGREE_END = /\p{L}\s\((?:[BM]\.?\s?(?:A|Sc|Eng|Ed)|LL\.?[BM]|Ph\.?D)\.?\)$/u;

/** A trade and how far somebody learnt it: "Logistiek medewerker mbo 2", "Plumbing Level 2". */
const LEVEL_END =
	/\p{L} (?:mbo|hbo|niveau|level|nvq|svq|stufe|nivel|tahap)(?: (?:niveau|level))?[ -]?(?:[1-6]|I{1,3}|IV)$/iu;

/** What a school awards, behind its subject: "Office Administration certificate". */
const AWARDED = /\p{L} (?:certificate|diploma|degree|apprenticeship)$/iu;

/** A word before the subject, behind a school's name: "Jurusan Tata Boga". */
const SUBJECT_LABEL =
	/^(?:jurusan|program studi|prodi|peminatan|konsentrasi|major|majoring|fachrichtung|studiengang|spécialité|filière|especialidad|especialidade|mención)\s/iu;

/** The same behind the name and a space: "SMK Negeri 2 Kulai Jurusan Tata Boga". */
const SUBJECT_BEHIND = /(?<=\p{L}{3}.*)\s+(?:jurusan|program studi|prodi|konsentrasi|peminatan)\s.*$/iu;

/** Whether a part behind a school's name isn't one of the name. */
const isBehindSchool = (part: string) =>
	isLocation(part) ||
	isAddress(part) ||
	isSpacedPlace(part) ||
	SUBJECT_LABEL.test(part) ||
	readDegree(part) !== undefined ||
	DEGREE_END.test(part) ||
	LEVEL_END.test(part) ||
	AWARDED.test(part) ||
	((isSubject(part) || isRemark(part)) && !isSchool(part));

/** Whether a part behind an Indonesian school is its branch: "SMK Negeri 2 Kulai, Akuntansi". */
const isBranch = (school: string, part: string) => NAMED_SCHOOL.test(school) && maybeSubject(part) && !isSchool(part);

/** Words between a degree and its school. */
const BEFORE_SCHOOL =
	/(?:^|\s)(?:(?:(?:at|from)(?: the)?|di|chez|en|em|na|no|à|an der|bei der|am|tại|por(?: la| el)?|de la|del|da|do|pel[ao]|della|presso)\s|(?:à |de |del)l['’])(?=\p{Lu})/gu;
/** Of these, those behind which no part of a name stands: "Drama at Fold College". */
const AT = /^\s(?:at(?: the)?\s|bei der\s|à l['’])$/u;

/** A subject before a word that names of schools begin with: "Teknik Mesin Universitas Kulai". */
export const SUBJECT_BEFORE =
	/^(.*\p{L}{3})\s(?=(?:Universitas|Univ\.|Institut|Politeknik|Akademi|Sekolah|STMIK|Universidade?|Università|Université|École|Escuela|Instituto)\s\p{L})/u;

/** A degree and its subject before an Arabic name, which begins with the word for university. */
const BEFORE_ARABIC = /^.*\s(?=جامعة\s)/u;

/** The end of an enumeration: "HTML, CSS, and JavaScript for a university project". */
const GOES_ON = /^(?:and|or|und|oder|et|ou|y|dan|atau)\s\p{Ll}|^(?:and|or)\s.*\s(?:for|at|in|of) (?:an?|my|the)\s/u;

const isSchoolAt = (part: string, at: number) => isSchool(part) && !(at > 0 && GOES_ON.test(part));

/** The school behind a degree or what somebody studied there, and such a word: "Drama at Fold College". */
function behindStudies(text: string): string | undefined {
	for (const { 0: word, index } of [...text.matchAll(BEFORE_SCHOOL)].reverse()) {
		const [before, behind] = [text.slice(0, index), text.slice(index + word.length)];
		const isStudied =
			before === "" || readDegree(before) !== undefined || maybeSubject(before) || looksLikeTitle(before);
		const isName = isStudied || (AT.test(word) && isWrittenAsName(before));
		if (isName && isSchool(behind) && !isSchool(before)) return behind;
	}
	return undefined;
}

/** "PT"-like parts of a school's name stay with it; places and remarks behind a comma go. */
export function schoolIn(entered: string): string | undefined {
	const text = entered.replace(STUDENT, "");
	if (TOLD.test(text) || NOT_STUDIED.test(text) || isTownWithRegion(text) || isDegree(text)) return undefined;
	const behind = behindStudies(text);
	if (behind !== undefined) return schoolIn(behind);
	const [, outside = "", inside = ""] = IN_BRACKETS.exec(text) ?? [];
	if (isSchool(inside) && !isSchool(outside)) return schoolIn(inside);
	const parts = text.split(/,\s+/);
	// "Realschule, Fritz-Reuter-Realschule Gifhorn"
	const isKind = (part: string, at: number) => isOnlyKind(part) && isSchool(parts[at + 1] ?? "");
	const isNamed = (part: string, at: number) => isSchoolAt(part, at) || (DOUBTFUL.test(part) && hasDoubtfulName(text));
	const index = parts.findIndex((part, at) => isNamed(part, at) && !isKind(part, at));
	if (index < 0) return undefined;
	const isAfter = (part: string, at: number) =>
		(isBehindSchool(part) && !isCampus(parts[index + at] ?? "", part)) ||
		isTownBehind(parts[index + at] ?? "", part) ||
		isBranch(parts[index + at] ?? "", part) ||
		(parts.length > index + 2 + at && isLocation(parts.slice(index + 1 + at).join(", ")));
	const last = parts.slice(index + 1).findIndex(isAfter);
	const [first = "", ...others] = parts.slice(index, last < 0 ? undefined : index + 1 + last);
	// "JD Institute" behind a degree is a name as a whole.
	const { field = "" } = (parts.slice(0, index).some((part) => readDegree(part)) ? undefined : readDegree(first)) ?? {};
	return (
		[isSchool(field) ? field.replace(SUBJECT_BEFORE, "") : first, ...others]
			.join(", ")
			.replace(BEFORE_ARABIC, "")
			.replace(SUBJECT_BEHIND, "")
			// "(joint degree with …)"
			.replace(/\s*\(([^)]*)\)$/u, (all, inner: string) =>
				isLocation(inner) || /^\p{Ll}{2,}:?\s/u.test(inner) || readDegree(inner) ? "" : all,
			)
			.replace(/^(?:at|di|from)\s+/i, "")
	);
}

/** Whether the parts of a text from `at` on are a place. Directly behind a degree, a town's name may be a school's. */
function isPlaceBehind(parts: readonly string[], at: number): boolean {
	if (isHome(parts.slice(at).join(", "))) return true;
	const [before = "", last = ""] = parts.slice(at - 1);
	return at === parts.length - 1 && readDegree(before) === undefined && isTownBehind(before, last);
}

/** A name without the places and the degree behind it: "KTH, Stockholm, Sweden". */
export function withoutPlaces(text: string): string {
	const parts = text.split(/,\s+/);
	const isBehind = (part: string, at: number) => isPlaceBehind(parts, at) || readDegree(part) !== undefined;
	const from = parts.findIndex((part, at) => at > 0 && isBehind(part, at));
	return from < 0 ? text : parts.slice(0, from).join(", ");
}

/** Marks between the texts of one line. */
export const BETWEEN =
	/\s*[|•·●▪]\s*|\s+@\s*|\s+\/{1,2}(?:\s+|$)|^\/\s+|\s+(?:[–—]|-{1,3})\s+|\s+[–—]|[–—]\s+|\s*;\s*/u;
