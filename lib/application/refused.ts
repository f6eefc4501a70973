import {
	CV_ABOVE_LIMIT,
	DUPLICATE_EMAIL_START,
	DUPLICATE_PHONE,
	type ErrorBody,
	NO_APPLICATIONS,
} from "@/lib/contract/errors";
import { type FieldCode, type FieldProblems, type Finding, toProblems } from "./codes";
import { REFUSED_VALUES, sentencesOf } from "./duplicate";
import type { SentPlaces } from "./sent-places";
import type { ApplicationRules } from "./validate";
import type { FieldPath } from "./values";

/** Why an application was not taken: fields to mend, or a reason for the whole form. */
export type Refused =
	| { kind: "fields"; problems: FieldProblems }
	| { kind: "form"; code: "ERROR_SEND_BUSY" | "ERROR_SEND_FAILED" | "ERROR_SEND_GONE" | "ERROR_SEND_OFFLINE" }
	| { kind: "form"; code: "ERROR_SEND_REFUSED"; reason: string };

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
const ENTRY = /^(employment_history|education_background|key_achievements)\.(\d{1,3})\.(\w{1,40})$/;
const TEXT = /^(languages|certifications)\.(\d{1,3})$/;
const SKILL = /^(soft_skills|hard_skills)\.\d{1,3}$/;
const CUSTOM = /^custom_fields\.(\d{1,3})(?:\.|$)/;
const DOCUMENT = /^document_candidate(?:\.(\d{1,3}))?(?:\.|$)/;

/** Names like `a[0][b]` and `a.0.b` in one form. */
const dotted = (name: string) => name.slice(0, 200).replace(/\[([^[\]]*)\]/g, ".$1");

function slotPath(place: string | undefined, { documents }: ApplicationRules): FieldPath | undefined {
	return (place === undefined ? documents[0] : documents.find(({ index }) => index === Number(place)))?.path;
}

/** Where a refused part of the profile stands in the form. */
function profilePath(path: string, places: SentPlaces): FieldPath | undefined {
	if (PROFILE.has(path)) return path;
	const skill = SKILL.exec(path);
	if (skill) return skill[1];
	const [, list = "", place, name = "value"] = ENTRY.exec(path) ?? TEXT.exec(path) ?? [];
	if (place === undefined) return undefined;
	return `${list}.${places[list]?.[Number(place)] ?? place}.${name}`;
}

/** Where in the form a host's field name belongs, and what to say there; nothing for names that aren't the form's. */
function findingOf(name: string, rules: ApplicationRules, places: SentPlaces): Finding | undefined {
	const path = dotted(name);
	if (Object.hasOwn(CODES, path)) return [path, CODES[path]];
	const inProfile = profilePath(path, places);
	if (inProfile) return [inProfile, "ERROR_FIELD_REFUSED"];
	const custom = CUSTOM.exec(path);
	if (custom) {
		const field = rules.fields[Number(custom[1])];
		return field && [field.key, "ERROR_FIELD_REFUSED"];
	}
	const cv = path === "file_cv" || path === "cv";
	const place = DOCUMENT.exec(path);
	const slot = cv || place ? slotPath(cv ? "0" : place?.[1], rules) : undefined;
	return slot ? [slot, "RETRY_OR_DELETE_LANDING_PAGE"] : undefined;
}

function fieldProblems(body: ErrorBody, rules: ApplicationRules, places: SentPlaces): FieldProblems {
	const said = sentencesOf(body);
	const known = Object.keys(body.errors ?? {}).map((name) => findingOf(name, rules, places));
	const says = (start: string) => said.some((text) => text.startsWith(start));
	return toProblems([
		...known.filter((finding) => finding !== undefined),
		// A form that doesn't ask for email says it as a whole.
		["email", rules.emailRequired && says(DUPLICATE_EMAIL_START) ? "ERROR_EMAIL_REGISTERED" : undefined],
		["phone", says(DUPLICATE_PHONE) ? "ERROR_MOBILE_NUMBER_REGISTERED" : undefined],
	]);
}

/** A CV that is too large for the call that it came in: the one refusal of another status that a field can mend. */
function cvProblem(body: ErrorBody, rules: ApplicationRules): FieldProblems {
	const path = sentencesOf(body).includes(CV_ABOVE_LIMIT) ? slotPath("0", rules) : undefined;
	return path ? { [path]: "CV_TOO_LARGE" } : {};
}

const problemsOf = (status: number, body: ErrorBody, rules: ApplicationRules, places: SentPlaces): FieldProblems => {
	if (REFUSED_VALUES.includes(status)) return fieldProblems(body, rules, places);
	return status === 413 ? cvProblem(body, rules) : {};
};

/**
 * Reads a refusal of the application call: its status (0: no answer at all) and body. What names a field of the
 * form, in whatever spelling, lands there; `places` says where entries stand that a host counts differently.
 */
export function readRefusal(
	status: number,
	body: ErrorBody,
	rules: ApplicationRules,
	places: SentPlaces = {},
): Refused {
	if (status === 0) return { kind: "form", code: "ERROR_SEND_OFFLINE" };
	if (status === 429) return { kind: "form", code: "ERROR_SEND_BUSY" };
	const isClosed = status === 422 && sentencesOf(body).includes(NO_APPLICATIONS);
	if (status === 404 || isClosed) return { kind: "form", code: "ERROR_SEND_GONE" };
	const problems = problemsOf(status, body, rules, places);
	if (Object.keys(problems).length > 0) return { kind: "fields", problems };
	const reason = sentencesOf(body).find(Boolean);
	if (status >= 400 && status < 500 && status !== 409 && reason) {
		return { kind: "form", code: "ERROR_SEND_REFUSED", reason };
	}
	return { kind: "form", code: "ERROR_SEND_FAILED" };
}
