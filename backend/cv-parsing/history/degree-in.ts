import { isLocation } from "../contact/places";
import { type Degree, isComplete, readDegree } from "./degree";
import { isRemark, isSubject, maybeSubject } from "./remarks";
import { isSchool, SUBJECT_BEFORE } from "./school";
import { isTownName } from "./town-behind";

/** A subject has no more words than these; a sentence has. */
const MOST_WORDS = 8;

/** Whether a text of its own after a degree may be its subject. */
const isFreeSubject = (text: string) =>
	text.split(" ").length <= MOST_WORDS &&
	/^\p{Lu}[\p{L} &,/()-]{2,60}$/u.test(text) &&
	!isSchool(text) &&
	!isLocation(text) &&
	!isRemark(text);

/** What was studied ends where the school's name begins. */
export function schoolFree(field: string | undefined): string | undefined {
	if (!field) return undefined;
	const parts = field.split(/,\s+|\s+(?:at|di|from|por la|por el|de la|del|da|do|pel[ao]|della|presso)\s+(?=\p{Lu})/u);
	const at = parts.findIndex((part) => isSchool(part) || isLocation(part));
	// "Teknik Sipil Universitas Kulai"
	const [first = ""] = parts;
	const before = at === 0 ? (SUBJECT_BEFORE.exec(first)?.[1] ?? "") : parts.slice(0, at).join(", ");
	const subject = at < 0 ? field : before;
	// "(ESO)" only is the degree once more.
	return subject.replace(/^\(\p{Lu}{2,6}\)$/u, "").replace(/^\(([^()]+)\)$/u, "$1") || undefined;
}

/** Honours before a degree: "First Class BSc (Hons) Physics". */
const HONOURS_BEFORE =
	/^(?:first|upper second|lower second|second|third)[- ]class (?:honou?rs )?(?:degree in )?(?=\p{Lu})/iu;

/** A degree behind its subject, in brackets, behind a comma or, if it is one of the short ones, behind a space. */
const BEHIND_SUBJECT = [
	/^(\p{Lu}[^,()]{2,60}?)\s*\(([^()]+)\)$/u,
	/^(\p{Lu}[^,()]{2,60}), ([^,]+)$/u,
	/^(\p{Lu}[^,()]{2,60}?) ((?:B\.?Sc|M\.?Sc|B\.?A|M\.?A|B\.?Eng|M\.?Eng|Ph\.?D|LL\.?[BM]|MBA)\.?(?: \((?:Hons|Honours)\))?)$/u,
];

/** A word before the subject's: "Studium der Germanistik". */
const STUDIES = /^(?:studium (?:der|des)|studies in|degree in|études de|estudios de|estudos de|studi)\s+(?=\p{Lu})/iu;

/** A degree and the subject before it: "Physics (BSc)", "Computer Science, B.S.". The "MA" of a town is its state. */
function behindSubject(text: string): Degree | undefined {
	for (const form of BEHIND_SUBJECT) {
		const [, before = "", degree = ""] = form.exec(text) ?? [];
		const field = before.replace(STUDIES, "");
		const isDegree = degree !== "" && readDegree(degree)?.degree === degree && readDegree(before) === undefined;
		const isStudied = maybeSubject(field) || (isFreeSubject(field) && !isTownName(field) && form !== BEHIND_SUBJECT[1]);
		if (isDegree && isStudied && isFreeSubject(field)) return { degree, field };
	}
	return undefined;
}

/** The parts of a text that may begin with a degree: the text itself, and what stands behind each comma. A state's letters are no degree there. */
function beginnings(text: string): string[] {
	const parts = text.split(/,\s+/);
	return parts.flatMap((part, at) =>
		at > 0 && isLocation(`${parts[at - 1]}, ${part}`) ? [] : [parts.slice(at).join(", ")],
	);
}

const HAN = /^\p{Script=Han}+$/u;

/** The degree in the texts of an entry, and its subject. */
export function degreeIn(texts: readonly string[]): Degree {
	for (const [index, entered] of texts.entries()) {
		const text = entered.replace(HONOURS_BEFORE, "");
		const found = beginnings(text)
			.map((part) => behindSubject(part) ?? readDegree(part))
			.find((one) => one !== undefined);
		if (!found) continue;
		// "Bachelor of Science - BS, Physics"
		const again = readDegree(texts[index + 1] ?? "")?.field;
		const next = again ?? schoolFree(texts[index + 1]) ?? "";
		const han = [next, texts[index - 1] ?? ""].find((one) => HAN.test(one) && isSubject(one));
		if (han) return { ...found, field: han };
		const free = isFreeSubject(next) && (!isComplete(found) || maybeSubject(next) || texts.some(isSchool));
		return { ...found, field: schoolFree(found.field) ?? (free ? next : undefined) };
	}
	return {};
}

/** The subject beside a school without a degree: "SMAN 1 Kulai - IPA". */
export function subjectBeside(texts: readonly string[]): string | undefined {
	const at = texts.findIndex(isSchool);
	const next = texts[at + 1] ?? "";
	return at >= 0 && maybeSubject(next) && isFreeSubject(next) ? next : undefined;
}
