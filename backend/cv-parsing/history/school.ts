import { isHome, isLocation } from "../contact/places";
import { isWrittenAsName } from "../text/name-words";
import { type Degree, readDegree } from "./degree";
import { looksLikeTitle } from "./looks-like";
import { isRemark, isSubject, maybeSubject } from "./remarks";
import { isCampus, isTownBehind } from "./town-behind";

const WORDS =
	"(?:universi|univerzi|uniwersy)\\p{L}*|univ\\.?|institut[eo]?|istituto|pol[iy]te[ckhè]\\p{L}*|college|academy|academia|akademi|sekolah|faculty|" +
	"\\p{L}*(?:school|schule|universität|gymnasium|akademie|kolleg|lyzeum|lyceum)|lycée|collège|école|faculté|liceo|scuola|colegio|escuela|escola|facultad|faculdade|fakultät|đại học|" +
	"conservatory|seminary|bootcamp|pesantren|stmik|stie|stikes|stikom|stkip|stt|uin|iain|ipb|itb|its|ugm|undip|unpad|unair|binus";
// "MASTER" and "MANAGEMENT" are no schools.
const INDONESIAN =
	"(?:SMA|SMK|SMP|SD|MAN|MA|MTs|SMAN|SMKN|SMPN|SLTA|SMU|STM|SMAK|SMPK|SMAIT|SMPIT)\\.?(?:\\s*(?:N\\b|\\d)|\\s+\\p{Lu})";
const SHORT =
	"(?:TU|TH|FH|ETH|EPFL|MIT|UCLA|UCL|LSE|NYU|CMU|UNSW|UBC|RWTH|TUM|LMU|HTW|WHU|KTH|DTU|NTNU|IIT|IIM|NIT|NTU|NUS|HKUST|KAIST|IES|IESE|HEC|ESSEC|ESCP|ESADE|INSEAD|SENAI|ETEC|FATEC|IUT|INSA|" +
	"UNY|UNS|UNNES|UNESA|UNHAS|UPI|UII|UPH|USU|UNAND|UNSRI|PENS|UiTM|UTM|UKM|UPM)(?= \\p{Lu}|,|$)";
const SCHOOL = new RegExp(`(?<!\\p{L})(?:${WORDS})(?!\\p{L})|大学|学院|университет|جامعة`, "iu");
const NAMED_SCHOOL = new RegExp(`(?<!\\p{L})(?:${INDONESIAN}|${SHORT})`, "u");

/** What somebody did at a school. */
const TOLD =
	/^(?:graduated|attended|studied|completed|enrolled|member|president|lulus|absolviert)(?!\p{L})|:\/\/|^www\./iu;

/** What one gets at a school. */
const SCHOOL_DEGREE =
	/^(?:(?:upper |lower )?secondary|high|middle|vocational) school (?:diploma|certificate|degree|leaving)/i;

/** Whether a text names a school. */
export const isSchool = (text: string): boolean =>
	text.length <= 140 && !TOLD.test(text) && !SCHOOL_DEGREE.test(text) && (SCHOOL.test(text) || NAMED_SCHOOL.test(text));

/** Whether a text is a town and what is around it, with a space between them: "London United Kingdom". */
const isSpacedPlace = (text: string) =>
	[...text.matchAll(/ /g)].some(({ index }) => isLocation(`${text.slice(0, index)}, ${text.slice(index + 1)}`));

/** Whether a part behind a school's name isn't one of the name. */
const isBehindSchool = (part: string) =>
	isLocation(part) || isSpacedPlace(part) || readDegree(part) !== undefined || (isSubject(part) && !isSchool(part));

/** "PT"-like parts of a school's name stay with it; places and remarks behind a comma go. */
export function schoolIn(text: string): string | undefined {
	const [before = "", behind] = text.split(/\s(?:at|di|from|chez)\s(?=\p{Lu})/u);
	if (behind && readDegree(before) && isSchool(behind)) return schoolIn(behind);
	const [, outside = "", inside = ""] = /^([^()]+)\(([^()]+)\)$/u.exec(text) ?? [];
	if (isSchool(inside) && !isSchool(outside)) return schoolIn(inside);
	const parts = text.split(/,\s+/);
	const index = parts.findIndex(isSchool);
	if (index < 0) return undefined;
	const isAfter = (part: string, at: number) =>
		(isBehindSchool(part) && !isCampus(parts[index + at] ?? "", part)) ||
		isTownBehind(parts[index + at] ?? "", part) ||
		(parts.length > index + 2 + at && isLocation(parts.slice(index + 1 + at).join(", ")));
	const last = parts.slice(index + 1).findIndex(isAfter);
	const [first = "", ...others] = parts.slice(index, last < 0 ? undefined : index + 1 + last);
	const { field = "" } = readDegree(first) ?? {};
	return [isSchool(field) ? field : first, ...others]
		.join(", ")
		.replace(/\s*\(([^)]*)\)$/u, (all, inner: string) => (isLocation(inner) ? "" : all))
		.replace(/^(?:at|di|from)\s+/i, "");
}

/** A name without the places behind it: "KTH, Stockholm, Sweden". */
function withoutPlaces(text: string): string {
	const parts = text.split(/,\s+/);
	const from = parts.findIndex((_, at) => at > 0 && isHome(parts.slice(at).join(", ")));
	return from < 0 ? text : parts.slice(0, from).join(", ");
}

/** The last part of a text that begins with a degree and its subject, if it may be a school: "MSc in Marketing, Norland". */
export function behindDegree(texts: readonly string[]): string | undefined {
	const text = withoutPlaces(texts.find((one) => readDegree(one) !== undefined) ?? "");
	const [first = "", ...others] = text.split(/,\s+/);
	const last = others.at(-1)?.replace(/\.$/, "") ?? "";
	const hasSubject = others.length > 1 || readDegree(first)?.field !== undefined;
	const isName = /^\p{Lu}\S/u.test(last) && !isRemark(last) && !maybeSubject(last) && readDegree(last) === undefined;
	return hasSubject && isName ? last : undefined;
}

/** A school whose name has no word of a school: what stands beside the degree and is neither its subject nor a place. */
export function unknownSchool(texts: readonly string[], { degree, field }: Degree): string | undefined {
	if (!degree) return undefined;
	const names = texts
		.filter(
			(text) =>
				readDegree(text) === undefined &&
				text !== field &&
				!maybeSubject(text) &&
				!isRemark(text) &&
				!TOLD.test(text) &&
				!isLocation(text) &&
				!text.includes(": "),
		)
		.filter((text) => /^\p{Lu}/u.test(text) && text.length > 2 && !/[.;:]$/.test(text))
		.filter((text) => isWrittenAsName(text) && !looksLikeTitle(text));
	return names[0] && withoutPlaces(names[0]);
}
