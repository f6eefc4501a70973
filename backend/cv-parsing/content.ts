import { type CvAnswer, unreadable } from "./answer";
import { type CvText, plainText } from "./line";
import { parseCv } from "./parse";
import type { Profile } from "./profile";

/** Maximum length of the text in a response, in characters. */
const LONGEST_TEXT = 60_000;

function hasAnything(profile: Profile): boolean {
	const {
		contact_info,
		offered = {},
		employment_history,
		education_background,
		skills_certifications,
		key_achievements,
	} = profile;
	const lists = [employment_history, education_background, key_achievements, ...Object.values(skills_certifications)];
	const isKnown = [...Object.values(contact_info), ...Object.values(offered)].some(Boolean);
	return isKnown || lists.some((list) => list.length > 0);
}

/** The answer for a CV's text. */
export function answerFor(text: CvText): CvAnswer {
	const profile = parseCv(text);
	if (!profile || !hasAnything(profile)) return unreadable;
	const { name, preferred_name: preferred, email, phone, location } = profile.contact_info;
	const older = { profile: { name, preferred, email, phone, location }, workExperiences: profile.employment_history };
	return { status: 200, profile, response: { data: older }, raw_content: plainText(text).slice(0, LONGEST_TEXT) };
}
