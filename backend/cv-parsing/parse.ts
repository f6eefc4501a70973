import { readContact } from "./contact/contact";
import { homeCountry } from "./contact/home-country";
import { isShownHome } from "./contact/shown-home";
import { readEducation } from "./history/education";
import { readSections } from "./history/employment";
import { headlineWords } from "./history/headline";
import { type CvText, type Line, textOf } from "./line";
import { readAchievements } from "./lists/achievements";
import { readSkills } from "./lists/skills";
import { withoutPlaceholders } from "./placeholders";
import type { Profile } from "./profile";
import type { SectionKind } from "./sections/headings";
import { groupsOf, linesOf, type Section, sectionsOf } from "./sections/sections";
import { withoutSignatures } from "./sections/signature";
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
	/\b(?:invoice|faktur|tagihan|kwitansi|rechnung|facture|factura|fatura|factuur|receipt|bill to|amount due|purchase order|quotation|subtotal|dear (?:mr|ms|mrs|sir)|sehr geehrte|madame, monsieur|yth)\b|发票|請求書|فاتورة|\b(?:faktura|račun|számla|τιμολόγιο|hóa đơn|invois|счет|счёт|рахунок)(?!\p{L})|ใบแจ้งหนี้/iu;

/** Minimum number of periods, or of lines with a year, in a CV without known headings. */
const LEAST_DATES = 2;

/** A year of this or the last century, also as Thailand counts it. */
const YEAR = /(?<!\d)(?:19[5-9]|20[0-4]|25[0-9])\d(?!\d)/;

/**
 * How surely a document without known headings is a CV, in whatever language, if it has a name and an email address:
 * periods are telling, years only half so. Undefined if it could be anything.
 */
function sureAbroad(lines: readonly Line[], sections: readonly Section[], text: CvText): Sureness {
	if (lines.some((line) => NO_CV.test(textOf(line)))) return undefined;
	const { info, offered } = readContact(text, sections);
	if ((info.name ?? offered.name) === undefined || info.email === undefined) return undefined;
	if (lines.filter((line) => findPeriod(textOf(line))?.single === false).length >= LEAST_DATES) return "sure";
	return lines.filter((line) => YEAR.test(textOf(line))).length >= LEAST_DATES ? "asked" : undefined;
}

type Sureness = "sure" | "asked" | undefined;

function sureCv(text: CvText, sections: readonly Section[]): Sureness {
	const lines = [...text.top, ...text.side, ...text.main];
	const isTold =
		sections.some(({ kind }) => TELLING.has(kind)) || lines.slice(0, 5).some((line) => TITLE.test(textOf(line)));
	return isTold ? "sure" : sureAbroad(lines, sections, text);
}

/** A profile that only asks: whether these are the candidate's, who may have written no CV at all. */
function askedOnly(text: CvText, sections: readonly Section[]): Profile {
	const { info, offered } = readContact(text, sections);
	const [name, phone] = [info.name ?? offered.name, info.phone ?? offered.phone];
	return {
		contact_info: {},
		offered: { name, email: info.email, ...(phone !== undefined && { phone }) },
		employment_history: [],
		education_background: [],
		skills_certifications: readSkills([]),
		key_achievements: [],
	};
}

/**
 * Reads a profile out of a CV's text. Undefined if the text isn't a CV's, so that the numbers of an invoice don't
 * become a candidate's. Missing facts are left out.
 */
export function parseCv(text: CvText): Profile | undefined {
	const sections = sectionsOf(text);
	const sureness = sureCv(text, sections);
	if (!sureness) return undefined;
	if (sureness === "asked") return askedOnly(text, sections);
	const { info, offered } = readContact(text, sections);
	const name = info.name ?? offered.name;
	const read = withoutSignatures(sections, name);
	const studies = linesOf(read, "education");
	const home = info.location ?? offered.location;
	const hints = { headline: headlineWords(linesOf(sections, "head"), name), studies, home };
	const jobs = readSections(groupsOf(read, "experience"), hints);
	const schools = readEducation(studies);
	const lines = [...linesOf(read, "experience"), ...studies];
	const isShown = offered.location !== undefined && isShownHome(offered.location, { lines, jobs, schools });
	const asked = isShown ? { ...offered, location: undefined } : offered;
	const contact_info = isShown ? { ...info, location: offered.location } : info;
	const country = homeCountry(contact_info);
	return withoutPlaceholders({
		contact_info,
		...(country !== undefined && { home_country: country }),
		...(Object.values(asked).some(Boolean) && { offered: asked }),
		employment_history: jobs,
		education_background: schools,
		skills_certifications: readSkills(read),
		key_achievements: readAchievements(linesOf(read, "achievements")),
	});
}
