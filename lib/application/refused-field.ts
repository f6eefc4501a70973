import { blankAchievement, blankEducation, blankEmployment } from "./blank";
import type { FieldCode, Finding } from "./codes";
import type { SentPlaces } from "./sent-places";
import type { ApplicationRules } from "./validate";
import type { FieldPath } from "./values";

/** The most likely mistake in fields with rules of their own. */
const CODES: Record<string, FieldCode> = {
	fullname: "ERROR_EMPTY_FULL_NAME",
	preferred_name: "ERROR_EMPTY_PREFERRED_NAME",
	email: "ERROR_INVALID_EMAIL",
	email2: "ERROR_NOT_MATCH_EMAIL",
	phone: "ERROR_INVALID_PHONE",
	gdpr: "ERROR_CONSENT",
	compliance: "ERROR_CONSENT",
};

const PROFILE = new Set([
	"location",
	"address",
	"date_of_birth",
	"nationality",
	"linkedin_url",
	"experience",
	"soft_skills",
	"hard_skills",
	"whatsapp_notification",
]);
/** The field names in an entry of each list. */
const ENTRIES: Readonly<Record<string, object>> = {
	employment_history: blankEmployment(),
	education_background: blankEducation(),
	key_achievements: blankAchievement(),
};
const ENTRY = /^(employment_history|education_background|key_achievements)\.(\d{1,3})\.(\w{1,40})$/;
const TEXT = /^(languages|certifications)\.(\d{1,3})$/;
const SKILL = /^(soft_skills|hard_skills)\.\d{1,3}$/;
const CUSTOM = /^custom_fields\.(\d{1,3})(?:\.|$)/;
const DOCUMENT = /^(?:document_candidate|documents)(?:\.(\d{1,3}))?(?:\.|$)/;

/** Normalises names like `a[0][b]` and `a.0.b`. */
const dotted = (name: string) => name.slice(0, 200).replace(/\[([^[\]]*)\]/g, ".$1");

/** The slot at an index of the job's list, or the first one; undefined if the form has none there. */
export function slotPath(place: string | undefined, { documents }: ApplicationRules): FieldPath | undefined {
	return (place === undefined ? documents[0] : documents.find(({ index }) => index === Number(place)))?.path;
}

/** The form's path of a refused part of the profile. */
function profilePath(path: string, places: SentPlaces): FieldPath | undefined {
	if (PROFILE.has(path)) return path;
	const skill = SKILL.exec(path);
	if (skill) return skill[1];
	const [, list = "", place, name = "value"] = ENTRY.exec(path) ?? TEXT.exec(path) ?? [];
	const isKnown = ENTRIES[list] ? Object.hasOwn(ENTRIES[list], name) : true;
	if (place === undefined || !isKnown) return undefined;
	const sent = places[list];
	const own = sent ? sent[Number(place)] : place;
	return own === undefined ? undefined : `${list}.${own}.${name}`;
}

/** The key of a question that a host names by its index among the answers, by its id, or by the form's key. */
function questionKey(path: string, { fields }: ApplicationRules): FieldPath | undefined {
	const place = CUSTOM.exec(path)?.[1];
	const field = place ? (fields[Number(place)] ?? fields.find(({ id }) => id === place)) : undefined;
	return (field ?? fields.find(({ key }) => key === path))?.key;
}

/** Whether a form with these rules has the field; all other fields are in every form. */
function isAsked(path: string, { emailRequired, hasCompliance }: ApplicationRules): boolean {
	if (path === "email" || path === "email2") return emailRequired;
	return path !== "compliance" || hasCompliance;
}

/** The form's path for a host's field name, and the code to show there; undefined for names that aren't the form's. */
export function findingOf(name: string, rules: ApplicationRules, places: SentPlaces): Finding | undefined {
	const path = dotted(name);
	if (Object.hasOwn(CODES, path)) return isAsked(path, rules) ? [path, CODES[path]] : undefined;
	const inProfile = profilePath(path, places);
	if (inProfile) return [inProfile, "ERROR_FIELD_REFUSED"];
	const key = questionKey(path, rules);
	if (key) return [key, "ERROR_FIELD_REFUSED"];
	const cv = path === "file_cv" || path === "cv";
	const place = DOCUMENT.exec(path);
	const slot = cv || place ? slotPath(cv ? "0" : place?.[1], rules) : undefined;
	return slot ? [slot, "RETRY_OR_DELETE_LANDING_PAGE"] : undefined;
}
