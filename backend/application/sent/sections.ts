import { cleanEmail } from "../../../lib/contract/contact";
import { sourceParts } from "../../../lib/contract/link-source";
import type { Language } from "../../http/language";
import { readContent } from "../../job/content";
import type { ApplicationRow, JobRow } from "../../store/schema";
import { answerRows } from "./answers";
import { attachedNames, documentRows } from "./documents";
import { type Group, groupsIn, isGroup, type Section, textIn } from "./item";
import { type Audience, sentLabels, sentMessages } from "./messages";
import { plainRows } from "./plain-rows";

const PERSON = [
	"fullname",
	"preferred_name",
	"email",
	"phone",
	"whatsapp_notification",
	"location",
	"address",
	"date_of_birth",
	"nationality",
	"linkedin_url",
];
const SKILLS = ["languages", "certifications", "hard_skills", "soft_skills"];
const CONSENT = ["gdpr", "compliance"];
const LISTS = ["employment_history", "education_background", "key_achievements"];
const DOCUMENTS = ["document_candidate", "link_input", "file_cv"];

/** All fields that have a section of their own. */
const PLACED = new Set([
	...[PERSON, SKILLS, CONSENT, LISTS, DOCUMENTS].flat(),
	"custom_fields",
	"experience",
	"cv_raw_content",
	"source",
]);

/** The order in which entries of lists are read, by the list. */
const ORDER = {
	employment_history: ["job_title", "company_name", "start_date", "end_date", "is_current_job"],
	education_background: ["institutional_name", "degree_obtained", "field_of_study", "date_attended", "graduation_date"],
	key_achievements: ["achievement", "date"],
};

function pick(group: Group, keys: readonly string[]): Group {
	return Object.fromEntries(keys.filter((key) => Object.hasOwn(group, key)).map((key) => [key, group[key]]));
}

/** Fields without a section, except those that repeat what the page shows already. */
function rest(payload: Group, job: JobRow): Group {
	const isRepeated = {
		company_id: payload.company_id === String(job.company_id),
		job_id: payload.job_id === String(job.id),
		interview_code: textIn(payload.interview_code).toLowerCase() === job.open_code_key,
		email2: cleanEmail(textIn(payload.email2)).toLowerCase() === cleanEmail(textIn(payload.email)).toLowerCase(),
		cv: attachedNames(payload).has(textIn(payload.cv)),
	};
	const repeated = new Set(Object.entries(isRepeated).flatMap(([key, repeats]) => (repeats ? [key] : [])));
	return Object.fromEntries(Object.entries(payload).filter(([key]) => !PLACED.has(key) && !repeated.has(key)));
}

/** Ticks that a job may not have asked for; one that was set all the same is shown, since nothing is dropped. */
function unasked(payload: Group, job: JobRow): Set<string> {
	const content = readContent(job.content);
	const isRequired = {
		whatsapp_notification: content.whatsapp_notification === 1,
		compliance: job.compliance_required === 1 || Boolean(content.compliance),
	};
	return new Set(
		Object.entries(isRequired).flatMap(([key, isAsked]) => (isAsked || payload[key] === true ? [] : [key])),
	);
}

export type SentApplication = Pick<ApplicationRow, "payload" | "cv_filepath">;

function readPayload({ payload }: Pick<SentApplication, "payload">): Group {
	const read: unknown = JSON.parse(payload);
	return isGroup(read) ? read : {};
}

/**
 * Everything that a candidate sent, in the order in which a recruiter reads it, labelled for whoever reads it. Parts
 * that hold nothing are left out, and fields without a label come last, under their own names.
 */
export function applicationSections(
	sent: SentApplication,
	job: JobRow,
	language: Language,
	audience: Audience = "recruiter",
): Section[] {
	const payload = readPayload(sent);
	const messages = sentMessages(language, audience);
	const experience = [messages.experience0, messages.experience1, messages.experience2];
	const names = { labels: sentLabels(language, audience), yes: messages.yes, no: messages.no, experience };
	const entries = (key: keyof typeof ORDER) =>
		groupsIn(payload[key]).map((entry) => plainRows(entry, names, ORDER[key]));
	const hidden = unasked(payload, job);
	const rows = (keys: readonly string[]) => {
		const shown = keys.filter((key) => !hidden.has(key));
		return [plainRows(pick(payload, shown), names, shown)];
	};
	const sections: Section[] = [
		{ title: messages.person, groups: rows(PERSON) },
		{
			title: messages.answers,
			groups: [answerRows(payload.custom_fields, readContent(job.content).additionalField, names)],
		},
		{ title: messages.documents, groups: [documentRows(payload, sent.cv_filepath, messages)] },
		{ title: messages.ownMessages, groups: rows(["experience"]) },
		{ title: messages.employment, groups: entries("employment_history") },
		{ title: messages.education, groups: entries("education_background") },
		{ title: messages.achievements, groups: entries("key_achievements") },
		{ title: messages.skills, groups: rows(SKILLS) },
		{ title: messages.consent, groups: rows(CONSENT) },
		{ title: messages.source, groups: [plainRows(Object.fromEntries(sourceParts(textIn(payload.source))), names)] },
		{ title: messages.other, groups: [plainRows(rest(payload, job), names)] },
	];
	const filled = sections.map(({ title, groups }) => ({ title, groups: groups.filter((group) => group.length > 0) }));
	return filled.filter(({ groups }) => groups.length > 0);
}

/** Where the candidate's link was posted, as a query; empty if unknown. */
export const sourceOf = (sent: Pick<SentApplication, "payload">): string => textIn(readPayload(sent).source);

/** The text that was read in the CV. */
export const cvTextOf = (sent: SentApplication): string => textIn(readPayload(sent).cv_raw_content);
