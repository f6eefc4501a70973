import { isAround, isLocation } from "../contact/places";
import { isWrittenAsName } from "../text/name-words";
import { type Degree, LEAVING, readDegree } from "./degree";
import { looksLikeTitle } from "./looks-like";
import { isRemark, maybeSubject } from "./remarks";
import { TOLD, withoutPlaces } from "./school";
import { isTownName } from "./town-behind";

/** What somebody studied without a school. */
const NO_SCHOOL = /^(?:self|home|private|gap|various|several|other|none|n\/a)(?!\p{L})|-taught(?!\p{L})/iu;

/**
 * Whether a text is a town and what is around it: "Kulai, Johor, Malaysia". Before another town and its region, the name of
 * one is a school's: "Sheridan, Toronto, ON".
 */
function isTownWith(text: string): boolean {
	const [first = "", second = "", ...others] = text.split(", ");
	const around = [second, ...others].join(", ");
	const isPlaced = others.length > 0 && isTownName(second) && !isAround(second) && isLocation(around);
	return second !== "" && readDegree(second) === undefined && isTownName(first) && !isPlaced;
}

/** Whether a text names somebody, such as a supervisor. */
const isPerson = (text: string) => /^(?:Prof|Dr|Mr|Mrs|Ms|Ir|Herr|Frau|Mme|Dra?)\.?\s+\p{Lu}/u.test(text);

/** Whether a text without the word of a school may be one: it is written as a name, and is no degree, subject, remark or place. */
export const mayBeSchool = (text: string): boolean =>
	readDegree(text) === undefined &&
	!maybeSubject(text) &&
	!isRemark(text) &&
	!TOLD.test(text) &&
	!NO_SCHOOL.test(text) &&
	!isLocation(text) &&
	!isTownWith(text) &&
	!isPerson(text) &&
	!text.includes(": ") &&
	/^\p{Lu}/u.test(text) &&
	text.length > 2 &&
	!/[.;:]$/.test(text) &&
	isWrittenAsName(text) &&
	!looksLikeTitle(text);

/** An abbreviation in capitals, or a name that begins with one. */
const ABBREVIATION = /^\p{Lu}{3,6}(?:\s\p{Lu}|$)/u;

/** A name that begins with an abbreviation and ends like a subject: "NFS Computer Education". */
export const mayBeAbbreviated = (text: string): boolean =>
	ABBREVIATION.test(text) && !isRemark(text) && mayBeSchool(text.split(" ")[0] ?? "");

/** Whether a degree's name ends with its subject: "Bachelor Informatik". "Bachelor of Technology" may go on with one. */
const endsInSubject = (text: string) =>
	!/(?<!\p{L})(?:of|de|des|en|in|der|di)(?!\p{L})/iu.test(text) &&
	text.includes(" ") &&
	maybeSubject(text.split(" ").slice(1).join(" "));

/** The last part of a text that begins with a degree and its subject, if it may be a school: "MSc in Marketing, Norland". */
export function behindDegree(texts: readonly string[]): string | undefined {
	const text = withoutPlaces(texts.find((one) => readDegree(one) !== undefined) ?? "");
	const [first = "", ...others] = text.split(/,\s+/);
	const last = others.at(-1)?.replace(/\.$/, "") ?? "";
	const hasSubject =
		others.length > 1 || readDegree(first)?.field !== undefined || (ABBREVIATION.test(last) && endsInSubject(first));
	const isName = /^\p{Lu}\S/u.test(last) && !isRemark(last) && !maybeSubject(last) && readDegree(last) === undefined;
	return hasSubject && isName ? last : undefined;
}

/** A university of two letters and its town: "UC San Diego". */
const isShortCampus = (name: string) => /^\p{Lu}{2} \p{Lu}/u.test(name) && isTownName(name.slice(3));

/** A university of a state or town: "Fold State". */
const isStates = (name: string) =>
	/^\p{Lu}\p{L}+ State$/u.test(name) && !/^(?:Solid|Steady|Welfare|Nation|Modern) /.test(name);

/** The same if it is an abbreviation in capitals, or begins with one, which a subject doesn't: "MSc in Marketing, NFS Leeds". */
export function abbreviatedBehind(texts: readonly string[]): string | undefined {
	const name = behindDegree(texts);
	const isAbbreviated = name !== undefined && (ABBREVIATION.test(name) || isShortCampus(name) || isStates(name));
	return isAbbreviated && mayBeSchool(name) ? name : undefined;
}

/** The school that seemed to be the subject of a degree without one: "Matura, BRG Fold". */
export function behindLeaving({ degree = "", field = "" }: Degree): string | undefined {
	const name = withoutPlaces(field);
	return LEAVING.test(degree) && name.includes(" ") && !name.includes(",") && mayBeSchool(name) ? name : undefined;
}

/** What kind a school is, in front of its name and a colon. */
const KIND_BEFORE =
	/^(?:(?:primary|elementary|middle|junior high|high|(?:upper |lower |senior )?secondary|tertiary)(?: school| education)?|(?:junior |senior )?college|university|sd|smp|sma|smk|grundschule|hauptschule|realschule|gymnasium|berufsschule|lycée|collège|primaria|secundaria|bachillerato|basisschool|middelbare school|liceo)\s*:\s+/iu;

/** The school that only the kind in front of it tells: "Secondary: Fold Girls". */
export function behindKind(texts: readonly string[]): string | undefined {
	const text = texts.find((one) => KIND_BEFORE.test(one)) ?? "";
	const name = withoutPlaces(text.replace(KIND_BEFORE, ""));
	return text !== "" && name.includes(" ") && mayBeSchool(name) ? name : undefined;
}

/** A school whose name has no word of a school: what stands beside the degree and is neither its subject nor a place. */
export function unknownSchool(texts: readonly string[], { degree, field }: Degree): string | undefined {
	const free = degree ? texts.filter((text) => text !== field && !isTownWith(text)).map(withoutPlaces) : [];
	const names = free.filter(mayBeSchool);
	return names.find((text) => !isTownName(text)) ?? names[0];
}
