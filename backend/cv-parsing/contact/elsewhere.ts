import { readDegree } from "../history/degree";
import { hasTitleWord, isSurelyCompany } from "../history/looks-like";
import { labelOf } from "../text/labels";
import { SCHOOLS } from "../words/schools";
import { isAddress } from "./address";
import { isTown } from "./known-towns";

/** Words around a place where somebody would work, comes from, or was born, and doesn't live. */
const ELSEWHERE =
	/(?<!\p{L})(?:relocat\p{L}*|willing|open to|available|looking for|seeking|searching|interested in|target\p{L}*|preferred|desired|appl(?:y|ying|ication)|bewerbung|lamaran|candidature|candidatura|work permit|citizen|visa|born|mov(?:e|ing)|originally|native of|grew up|bersedia|mencari|umzug\p{L}*|suche|geboren|mobilité|recherche|née?|disponible|disponibilidad|busco|nacid[oa]|originaire|natural de|berasal)(?!\p{L})/iu;
/** An employer and its place: "Baker at Fold Hearth, London". */
const EMPLOYER = /^\p{Lu}[^,]* (?:at|@|for|of the|chez|pada|bei|für) \p{Lu}/u;

/** A hobby that is a town's name too. */
const HOBBY = /^Reading(?:$|, \p{Lu}\p{Ll}+ing(?!\p{L}))/u;

/** A label that no rule knows, before a place: "Travelled to: Berlin". */
const LABEL = /^(\p{L}[^:：,]{0,40}?(?:, (?:state|country|region|province))?)\s*[:：]\s*(?=\S)/iu;
const HOME_LABEL =
	/^l$|^(?:town|stadt|ort|municipio|comune|gemeente|plaats)\b|address|location|home(?!town)|liv(?:e|ing)|based|resid|city|^current$|wohn|anschrift|alamat|domis|adres|direcci|ender|indir|contact|kontak|where|^kota|^kabupaten|^at\b.*post$|wonen/iu;
/** Labels of where somebody lives, which tell that an unknown name is a place. */
const TOLD =
	/^l$|^(?:town|stadt|ort|municipio|comune|gemeente|plaats)\b|location|^home$|\bliv(?:e|ing)\b|based|resid|\bcity\b|wohnort|domis|^where|^kota|^kabupaten|^wonen/iu;

/** Such labels need no colon: "Location – Staithes", "ADDRESS Kulai". */
const OPEN_LABEL = /^(location|address|residence|adresse|wohnort|alamat|domisili)(?: [–—-])? (?=[\p{Lu}\d])/iu;

const labelIn = (text: string): string => (LABEL.exec(text) ?? OPEN_LABEL.exec(text))?.[1] ?? "";

/** Whether a text has a label that isn't one for where somebody lives: "Travelled to: Berlin". */
export function isOfOther(text: string): boolean {
	const label = labelIn(text);
	// "Parepare Tel:" before a number
	const isBehindPlace = label.includes(" ") && labelOf(label.split(" ").at(-1) ?? "") !== undefined;
	return label !== "" && !isBehindPlace && (!HOME_LABEL.test(label) || ELSEWHERE.test(label));
}

/** Whether a label says of a text that it is where somebody lives: "City & Country: Staithes, UK". */
export const isTold = (text: string): boolean => TOLD.test(labelIn(text)) && !isOfOther(text);

/** Whether a label says that somebody lives elsewhere now, if another address is there: "Permanent address: …". */
export const isOlder = (text: string): boolean => /permanent|ktp|asal|heimat|parent/i.test(labelIn(text));

/** A text without the label of where somebody lives. */
export const withoutLabel = (text: string): string =>
	labelIn(text) && !isOfOther(text) ? text.replace(LABEL.test(text) ? LABEL : OPEN_LABEL, "") : text;

/** Whether a text is a degree in capitals, which people write behind their names: "MSc", "PhD Chemistry". */
function isDegree(text: string): boolean {
	const { degree = "" } = readDegree(text) ?? {};
	return degree !== "" && (degree === text || /\p{Lu}.*\p{Lu}/u.test(degree));
}

/** Whether a school stands before a place; towns are named after schools too: "College Station, TX". */
const isSchoolIn = (text: string) => {
	const [first = "", ...around] = text.split(/,\s+/);
	return around.length > 0 && SCHOOLS.isIn(first.toLowerCase()) && !isTown(first) && !isAddress(text);
};

/** Whether the first part of a text says what is in a place: "Clients in Hamburg, Germany". */
const isInside = (text: string) => {
	const [first = ""] = text.split(/,\s+/);
	const [, what] = /^(.+)\sin\s\p{Lu}/u.exec(first) ?? [];
	return what !== undefined && !isTown(first) && !hasTitleWord(what);
};

/** Whether a text isn't about where somebody lives, although it may name a place. */
export const isElsewhere = (text: string): boolean =>
	isOfOther(text) ||
	[HOBBY, ELSEWHERE, EMPLOYER].some((words) => words.test(text)) ||
	isInside(text) ||
	isSchoolIn(text) ||
	isDegree(text.split(/,\s+/)[0] ?? "") ||
	(!isAddress(text) && text.split(/,\s+/).some(isSurelyCompany));
