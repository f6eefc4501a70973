import { clean, closeUp } from "../text/clean";
import { ENGLISH_AND_INDONESIAN, type SectionKind } from "./heading-words";
import { OTHER_LANGUAGES } from "./heading-words-abroad";
import { FURTHER_LANGUAGES } from "./heading-words-world";
import { misspelt } from "./misspelt";

export type { SectionKind };

const KINDS = new Map<string, SectionKind>();
/** The same without spaces, for headings whose letters are spaced out. */
const CLOSE = new Map<string, SectionKind>();
const HEADINGS = [FURTHER_LANGUAGES, OTHER_LANGUAGES, ENGLISH_AND_INDONESIAN];
for (const [kind, words] of HEADINGS.flatMap((one) => Object.entries(one))) {
	for (const word of words.split("|")) {
		// The keys of the records are their type's.
		KINDS.set(word, kind as SectionKind);
		CLOSE.set(word.replaceAll(" ", ""), kind as SectionKind);
	}
}

/** Words that may stand before or behind a heading's own without changing what it is about. */
const AROUND =
	"my|relevant|related|additional|selected|other|previous|earlier|further|past|key|core|main|recent|current|to date|so far|" +
	"saya|relevan|utama|terkini|sebelumnya|lainnya|relevante|relevanter?|frühere|bisherige|weitere|aktuelle|meine|" +
	"recente|eerdere|overige|andere|mijn|récentes?|précédentes?|autres?|antérieures?|mes|mon|ma|" +
	"previas?|recientes?|anteriore?s?|otras|mi|mis|recentes|outras|minha|precedent[ei]|recent[ei]|altre|mie";
const AROUND_START = new RegExp(`^(?:${AROUND}) `, "u");
const AROUND_END = new RegExp(` (?:${AROUND})$`, "u");

const LONGEST = 60;

/** Marks, numbers and letters before a heading: "III. ", "02 ", "§3 ", "B. ". Nothing that is a letter of any script. */
const NUMBERED = /^[^\p{L}\d]*(?:(?:[\divx]{1,4}[.)]|[a-z][.)]|\d{1,2}(?:\.\d)?)\s+)?[^\p{L}\d]*/iu;

/** Developers write headings as commands and files: "$ cat experience.log", "$ ls skills/". */
const COMMAND = /^[$%>~❯]\s*(?:cat|ls|less|open|echo|cd)\s+(?:\.\/)?/u;
const FILE = /(?<=\p{L})\.(?:md|txt|log|json|ya?ml|toml|sh|py|[jt]sx?|html?|conf|csv)$/iu;

/** Lower case, without numbering, marks and letter spacing: "<Skills />", "experience()". */
const plain = (text: string) =>
	closeUp(clean(text.slice(0, LONGEST * 2)))
		.replace(COMMAND, "")
		.replace(NUMBERED, "")
		.replace(/[^\p{L}\p{M}\p{N}]+$/u, "")
		.replace(FILE, "")
		.replaceAll("’", "'")
		.toLowerCase()
		// A capital of Turkish leaves its point behind.
		.replaceAll("\u0307", "");

function kindOf(words: string): SectionKind | undefined {
	const known = KINDS.get(words) ?? KINDS.get(words.replace(/[-–—]/gu, " ")) ?? KINDS.get(words.replace(/[ –—]/u, "-"));
	if (known) return known;
	const inner = [AROUND_START, AROUND_END].map((around) => words.replace(around, "")).find((rest) => rest !== words);
	return inner === undefined ? undefined : kindOf(inner);
}

/** In headings that name two subjects, the one that is read goes first: "Training & Certifications". */
const rank = (kind: SectionKind) => (kind === "other" || kind === "summary" ? 1 : 0);

/** A part of a heading, with the word that it shares: "work and internship experience", "pengalaman magang dan kerja". */
function partKind(part: string, words: string): SectionKind | undefined {
	const all = words.split(" ");
	const close = part.replaceAll(" ", "");
	return kindOf(part) ?? CLOSE.get(close) ?? kindOf(`${part} ${all.at(-1)}`) ?? kindOf(`${all[0]} ${part}`);
}

/** Letter-spaced texts are headings even if only one of their names is known: "F I E L D  N O T E S · S K I L L S". */
function spacedKind(text: string): SectionKind | undefined {
	const parts = text.split(/\s+[·•|—–]\s+/u);
	if (parts.length < 2 || parts.some((part) => closeUp(part) === part)) return undefined;
	return parts.map((part) => CLOSE.get(plain(part))).find((kind) => kind !== undefined);
}

const AND = /\s*(?:&|\/|,|\+|・|‧)\s*|\s(?:and|dan|und|et|y|e|en|ed|i|och|og|oraz|ve|és|și|и|та|και|và|및)\s/u;

/** A placeholder for a name rather than a heading. */
const PLACEHOLDER = /^[^\p{L}]*schools?$/u;

const EXPERIENCE =
	/(?<!\p{L})(?:experiences?|employment|jobs|emplois|empleos|empregos|banen|pengalaman|berufserfahrung|expériences?|experiencia|experiência|esperienze?|werkervaring)(?!\p{L})/iu;

/** Whether a heading of positions has a remark behind it: "Work Experience (8+ years)". With dates it may be a position. */
const isRemarked = (before: string, inside: string) =>
	EXPERIENCE.test(before) && inside.includes(" ") && !/(?:19|20)\d{2}/.test(inside);

/** What a text is the heading of, when it is one as a whole: "WORK EXPERIENCE", "KEAHLIAN (SKILLS)", "Pendidikan & Pelatihan:". */
export function headingOf(text: string): SectionKind | undefined {
	if (text.length > LONGEST * 2 || PLACEHOLDER.test(text)) return undefined;
	const words = plain(text);
	if (words.length === 0 || words.length > LONGEST) return undefined;
	// Letters of another size or colour stand apart from the rest of their word: "edu cation".
	const whole = kindOf(words) ?? CLOSE.get(words.replaceAll(" ", ""));
	if (whole) return whole;
	const [, before = "", inside = ""] = /^(.+?) \(([^()]+)$/u.exec(words) ?? [];
	if (kindOf(inside) || isRemarked(before, inside)) return kindOf(before);
	const spaced = spacedKind(clean(text));
	if (spaced) return spaced;
	const parts = words.split(AND).filter(Boolean);
	if (parts.length < 2) return undefined;
	const kinds = parts.map((part) => partKind(part, words));
	if (kinds.includes(undefined)) return undefined;
	return kinds.filter((kind) => kind !== undefined).sort((one, other) => rank(one) - rank(other))[0];
}

const SKILLS: ReadonlySet<SectionKind | undefined> = new Set(["skills", "soft-skills", "hard-skills"]);

/** Whether a heading names skills beside something else: "Languages and Computer Skills". */
export const namesSkillsToo = (text: string): boolean =>
	plain(text)
		.split(AND)
		.some((part) => SKILLS.has(kindOf(part)));

/** What a text that looks like a heading is about if one of its letters is wrong: "Eductaion". */
export function misspeltHeading(text: string): SectionKind | undefined {
	const words = plain(text);
	return KINDS.get(misspelt(words, KINDS.keys()) ?? "");
}

/** Words of headings that aren't read, whatever else is in them: "Volunteer Experience". */
const UNREAD =
	/(?<!\p{L})(?:volunteer\p{L}*|leadership|research|community|extra-?curricular|project\p{L}*|organi[sz]ation\p{L}*|teaching|campus|military|service|references?|interests?|hobb\p{L}+|publications?|organisasi|relawan|ehrenamt\p{L}*|coursework)(?!\p{L})/iu;

/** Whether a heading has such a word. */
export const namesUnread = (text: string): boolean => UNREAD.test(text);

const WORDS: readonly (readonly [SectionKind, RegExp])[] = [
	["experience", EXPERIENCE],
	["certifications", /(?<!\p{L})(?:certifications?|certificates?|licenses?|sertifikasi|zertifikate)(?!\p{L})/iu],
	[
		"skills",
		/(?<!\p{L})(?:skills?|competenc(?:ies|es)|proficienc(?:y|ies)|expertise|tools|toolbox|toolkit|techniques|keahlian|keterampilan|kemampuan|kompetensi|(?:(?!\p{L}*sprach)\p{L}*)kenntnisse|compétences|outils|herramientas|ferramentas|strumenti|competencias|competências|competenze|vaardigheden)(?!\p{L})|スキル/iu,
	],
	[
		"education",
		/(?<!\p{L})(?:education|schooling|pendidikan|ausbildung|schulbildung|formation|educación|educação|istruzione|opleiding|utdanning|utbildning|uddannelse|koulutus|wykształcenie|vzdělání|eğitim|образование|освіта)(?!\p{L})/iu,
	],
	[
		"languages",
		/(?<!\p{L})(?:languages|bahasa|sprachen|langues|idiomas|lingue|talen|språk|sprog|kielet|języki|jazyky|diller|языки|мови)(?!\p{L})/iu,
	],
	["achievements", /(?<!\p{L})(?:awards|honou?rs|achievements|penghargaan|prestasi|auszeichnungen)(?!\p{L})/iu],
];

/** Whether a heading has a word for experience. */
export const namesExperience = (text: string): boolean => EXPERIENCE.test(text);

const SKILLS_ABROAD =
	/(?<!\p{L})(?:habilidades|aptitudes|conocimientos|conhecimentos|aptidões|fähigkeiten|fertigkeiten|(?:(?!sprach)\p{L})*kompetenzen|logiciels|capacità|capacidades|conoscenze|abilità|kemahiran|kỹ năng)(?!\p{L})/iu;

/** Whether a heading is about skills and nothing that isn't read: not "Cursos y conocimientos". */
const namesSkillsAbroad = (text: string) =>
	SKILLS_ABROAD.test(text) &&
	!UNREAD.test(text) &&
	!plain(text)
		.split(" ")
		.some((word) => KINDS.get(word) === "other");

/** What an unknown heading is about, as one of its words tells: "Policy and Industry Experience", "Skills/Exposure". */
export const kindByWord = (text: string): SectionKind =>
	(UNREAD.test(text) ? undefined : WORDS.find(([, words]) => words.test(text))?.[0]) ??
	(namesSkillsAbroad(text) ? "skills" : "other");
