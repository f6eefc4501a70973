import { readContact } from "./contact/contact";
import { readEducation } from "./history/education";
import { readEmployment } from "./history/employment";
import { type CvText, textOf } from "./line";
import { readAchievements } from "./lists/achievements";
import { readSkills } from "./lists/skills";
import type { Profile } from "./profile";
import type { SectionKind } from "./sections/headings";
import { linesOf, type Section, sectionsOf } from "./sections/sections";

/** Headings that only CVs have. Invoices and letters have summaries and contacts too. */
const TELLING = new Set<Section["kind"]>([
	"experience",
	"education",
	"skills",
	"soft-skills",
	"hard-skills",
	"languages",
	"certifications",
] satisfies SectionKind[]);

const TITLE = /^(?:curriculum vitae|résumé|resume|cv|daftar riwayat hidup|riwayat hidup)\b/i;

const isCv = ({ top, side, main }: CvText, sections: readonly Section[]) =>
	sections.some(({ kind }) => TELLING.has(kind)) ||
	[...top, ...side, ...main].slice(0, 5).some((line) => TITLE.test(textOf(line)));

/**
 * Reads a profile out of a CV's text. Undefined when the text isn't that of a CV, so that the numbers of an
 * invoice don't become a candidate's. What the text doesn't say is left out.
 */
export function parseCv(text: CvText): Profile | undefined {
	const sections = sectionsOf(text);
	if (!isCv(text, sections)) return undefined;
	return {
		contact_info: readContact(text, sections),
		employment_history: readEmployment(linesOf(sections, "experience")),
		education_background: readEducation(linesOf(sections, "education")),
		skills_certifications: readSkills(sections),
		key_achievements: readAchievements(linesOf(sections, "achievements")),
	};
}
