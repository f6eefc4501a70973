import { z } from "zod";
import { count, flag, listOf, text } from "../lenient";
import { isPresent, readYearMonth } from "../year-month";

/** Most characters of any one line that is taken from a CV. */
const LONGEST_LINE = 500;
const LONGEST_PROSE = 20_000;
const LONGEST_ACHIEVEMENT = 700;

const cut = (most: number) => text.transform((value) => value?.trim().slice(0, most) || undefined);
const line = cut(LONGEST_LINE);

/** A date as year and month, in any notation of hosts; omitted if it names no month. */
const month = text.transform((value) => (value === undefined ? undefined : readYearMonth(value)));

/** A year alone, for a date whose month the CV doesn't say. */
const year = text.transform((value) => /^\s*((?:19|20)\d{2})\s*$/.exec(value ?? "")?.[1]);

/** ISO 3166 alpha-2, in capitals. */
const country = text.transform((value) => /^[A-Z]{2}$/.exec(value?.trim().toUpperCase() ?? "")?.[0]);

/** The number at the start of a grade: "3.75/4.00" becomes "3.75", "3,6" becomes "3.6". */
const grade = text.transform((value) => /^\s*(\d{1,3}(?:[.,]\d{1,3})?)/.exec(value ?? "")?.[1]?.replace(",", "."));

/** Strings, or one string with commas between them. */
const messages = z.preprocess(
	(value) => (typeof value === "string" && !value.startsWith("[") ? value.split(",") : value),
	listOf(z.string().max(LONGEST_LINE)).transform((all) => [...new Set(all.map((one) => one.trim()).filter(Boolean))]),
);

/** Takes "present" out of an end date and makes it the flag that it means. */
function withPresent<F extends string, E extends string>(value: unknown, end: E, flagName: F): unknown {
	if (typeof value !== "object" || value === null || !(end in value)) return value;
	const fields = value as Record<string, unknown>;
	const ends = fields[end];
	return typeof ends === "string" && isPresent(ends) ? { ...fields, [end]: undefined, [flagName]: true } : value;
}

const cvEmployment = z.preprocess(
	(value) => withPresent(value, "end_date", "is_current_job"),
	z.object({
		company_name: line,
		industry: line,
		job_family: line,
		job_title: line,
		job_level: line,
		start_date: month,
		end_date: month,
		start_year: year,
		end_year: year,
		is_current_job: flag(),
		job_description: cut(LONGEST_PROSE),
	}),
);

const cvEducation = z.preprocess(
	(value) => withPresent(value, "graduation_date", "is_currently_studying"),
	z.object({
		institutional_name: line,
		field_of_study: line,
		degree_obtained: line,
		date_attended: month,
		graduation_date: month,
		attended_year: year,
		graduation_year: year,
		is_currently_studying: flag(),
		gpa_score: grade,
		gpa_scale: grade,
		/** The older name of `gpa_score`. */
		gpa: grade,
	}),
);

const contact = z.object({
	name: line,
	preferred_name: line,
	email: line,
	phone: line,
	/** The number with its calling code, if it is written without one and the country of the home tells it. */
	phone_international: line,
	location: line,
	address: line,
	date_of_birth: line,
	nationality: line,
	linkedin_url: line,
});

const skills = z.object({
	soft_skills: messages,
	hard_skills: messages,
	languages: messages,
	certifications: messages,
});

/** The parts of a CV that fill the application form. Missing parts are omitted. */
const cvProfile = z.object({
	contact_info: contact.nullish().catch(undefined),
	/** The country where the person surely lives; numbers without a calling code are of it. */
	home_country: country,
	employment_history: listOf(cvEmployment),
	education_background: listOf(cvEducation),
	skills_certifications: skills.nullish().catch(undefined),
	key_achievements: listOf(z.object({ achievement: cut(LONGEST_ACHIEVEMENT), date: month, year })),
	/** What may be the person's, but isn't sure: the form asks before it takes it. */
	offered: contact.partial().nullish().catch(undefined),
});
export type CvProfile = z.output<typeof cvProfile>;

/** The older shape, which some answers to chunked uploads still have. */
const olderProfile = z.object({ name: line, preferred: line, email: line, phone: line, location: line });
const olderData = z.object({
	profile: olderProfile.nullish().catch(undefined),
	workExperiences: listOf(cvEmployment),
});

function fromOlder(older: z.output<typeof olderData> | null | undefined): CvProfile | undefined {
	if (!older?.profile) return undefined;
	const { preferred, ...rest } = older.profile;
	const contact_info = {
		...rest,
		preferred_name: preferred,
		phone_international: undefined,
		address: undefined,
		date_of_birth: undefined,
		nationality: undefined,
		linkedin_url: undefined,
	};
	return {
		contact_info,
		home_country: undefined,
		employment_history: older.workExperiences,
		education_background: [],
		skills_certifications: undefined,
		key_achievements: [],
		offered: undefined,
	};
}

const isEmptyProfile = ({ contact_info, home_country: _, skills_certifications, offered, ...lists }: CvProfile) =>
	!contact_info && !skills_certifications && !offered && Object.values(lists).every((list) => list.length === 0);

/** A profile in today's shape, or in the older one, which has `workExperiences` beside it. */
function readProfile(profile: unknown, workExperiences: unknown): CvProfile | undefined {
	const read = cvProfile.safeParse(profile);
	if (!read.success || !isEmptyProfile(read.data)) return read.data;
	const older = olderData.safeParse({ profile, workExperiences });
	const hasProfile = older.success && Object.values(older.data.profile ?? {}).some(Boolean);
	return hasProfile ? fromOlder(older.data) : read.data;
}

/**
 * A host's parsed CV: `status` 200 with a profile, or another status if it is unreadable. The older shape, `profile`
 * and `workExperiences` at the top level or in `response.data`, is converted into the same profile.
 */
export const cvContent = z
	.object({
		status: count,
		profile: z.unknown().optional(),
		workExperiences: z.unknown().optional(),
		response: z
			.object({ data: olderData.nullish().catch(undefined) })
			.nullish()
			.catch(undefined),
		/** The CV's text, if the host returns it. */
		raw_content: text,
		/** Why it is unreadable, if the host says so: "picture" for a photo or a scan, "damaged", or "locked" by a password. */
		reason: text,
	})
	.transform(({ status, profile, workExperiences, response, raw_content, reason }) => ({
		status,
		reason,
		profile: readProfile(profile, workExperiences) ?? fromOlder(response?.data),
		raw_content,
	}));
export type CvContent = z.output<typeof cvContent>;
