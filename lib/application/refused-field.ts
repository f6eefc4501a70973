import { blankAchievement, blankEducation, blankEmployment } from "./blank";
import type { FieldCode, Finding } from "./codes";
import type { SentPlaces } from "./sent-places";
import type { ApplicationRules } from "./validate";
import type { FieldPath } from "./values";

/** What the fields with rules of their own most likely did wrong. */
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
/** The names in an entry of each list. */
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

/** Names like `a[0][b]` and `a.0.b` in one form. */
const dotted = (name: string) => name.slice(0, 200).replace(/\[([^[\]]*)\]/g, ".$1");

/** The slot at a place of the job's list, or the first; undefined where the form has none there. */
export function slotPath(place: string | undefined, { documents }: ApplicationRules): FieldPath | undefined {
	return (place === undefined ? documents[0] : documents.find(({ index }) => index === Number(place)))?.path;
}

/** Where a refused part of the profile stands in the form. */
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

/** The key of a question that a host names by its place among the answers, by its id, or as the form does. */
function questionKey(path: string, { fields }: ApplicationRules): FieldPath | undefined {
	const place = CUSTOM.exec(path)?.[1];
	const field = place ? (fields[Number(place)] ?? fields.find(({ id }) => id === place)) : undefined;
	return (field ?? fields.find(({ key }) => key === path))?.key;
}

/** Whether a form of these rules has the field; the others are in every form. */
function isAsked(path: string, { emailRequired, hasCompliance }: ApplicationRules): boolean {
	if (path === "email" || path === "email2") return emailRequired;
	return path !== "compliance" || hasCompliance;
}

/** Where in the form a host's field name belongs, and what to say there; nothing for names that aren't the form's. */
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
