import { readContact } from "./contact/contact";
import { readEducation } from "./history/education";
import { readEmployment } from "./history/employment";
import { type CvText, type Line, textOf } from "./line";
import { readAchievements } from "./lists/achievements";
import { readSkills } from "./lists/skills";
import type { Profile } from "./profile";
import type { SectionKind } from "./sections/headings";
import { linesOf, type Section, sectionsOf } from "./sections/sections";
import { findPeriod } from "./text/dates";

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

const TITLE =
	/^(?:curriculum vitae|résumé|resume|cv|daftar riwayat hidup|riwayat hidup|lebenslauf|hoja de vida|currículum)(?!\p{L})/iu;

/** Words of invoices, orders and letters in the languages that CVs are read in. */
const NO_CV =
	/\b(?:invoice|faktur|tagihan|kwitansi|rechnung|facture|factura|fatura|factuur|receipt|bill to|amount due|purchase order|quotation|subtotal|dear (?:mr|ms|mrs|sir)|sehr geehrte|madame, monsieur|yth)\b|发票|فاتورة/iu;

/** Minimum number of periods in a CV without known headings. */
const LEAST_PERIODS = 2;

/** Whether a document without known headings is a CV, in whatever language: it has a name, an email address and several periods. */
function isCvAbroad(lines: readonly Line[], sections: readonly Section[], text: CvText): boolean {
	const periods = lines.filter((line) => findPeriod(textOf(line))?.single === false).length;
	if (periods < LEAST_PERIODS || lines.some((line) => NO_CV.test(textOf(line)))) return false;
	const { info, offered } = readContact(text, sections);
	return (info.name ?? offered.name) !== undefined && info.email !== undefined;
}

function isCv(text: CvText, sections: readonly Section[]): boolean {
	const lines = [...text.top, ...text.side, ...text.main];
	return (
		sections.some(({ kind }) => TELLING.has(kind)) ||
		lines.slice(0, 5).some((line) => TITLE.test(textOf(line))) ||
		isCvAbroad(lines, sections, text)
	);
}

/**
 * Reads a profile out of a CV's text. Undefined if the text isn't a CV's, so that the numbers of an invoice don't
 * become a candidate's. Missing facts are left out.
 */
export function parseCv(text: CvText): Profile | undefined {
	const sections = sectionsOf(text);
	if (!isCv(text, sections)) return undefined;
	const { info, offered } = readContact(text, sections);
	const isAsked = Object.values(offered).some(Boolean);
	return {
		contact_info: info,
		...(isAsked && { offered }),
		employment_history: readEmployment(linesOf(sections, "experience")),
		education_background: readEducation(linesOf(sections, "education")),
		skills_certifications: readSkills(sections),
		key_achievements: readAchievements(linesOf(sections, "achievements")),
	};
}
