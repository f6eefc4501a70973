import type { CvCase } from "../cv-case";
import * as forms from "../layouts/forms";
import * as groups from "../layouts/groups";
import * as layout from "../layouts/one-column";
import { AMELIA, JAMES, PRIYA, SUHARTO, ZOE } from "../people/english";
import { BUDI, DEWI, SITI, WAHYUNI } from "../people/indonesian";
import { LONG, NGUYEN, STUDENT } from "../people/more";

const pdf = (
	title: string,
	person: CvCase["person"],
	make: CvCase["make"],
	without: CvCase["without"] = [],
): CvCase => ({
	title,
	format: "pdf",
	person,
	without,
	make,
});

/** The standard fonts lack the letters of her full name. */
const SHORT_ZOE = { ...ZOE, name: "Zoë Müller", schools: ZOE.schools.slice(0, 1) };

const CLASSIC = ["preferred", "address", "birth", "nationality", "industry"] as const;
const COMPANY_FIRST = CLASSIC;
const STACKED = ["preferred", "birth", "nationality", "linkedin", "industry"] as const;
const DATES_LEFT = [...CLASSIC, "linkedin"] as const;
const ONE_LINE = [...CLASSIC, "linkedin", "certificates", "achievements"] as const;
const FORM = ["linkedin", "industry", "points", "grade", "certificates", "achievements"] as const;
const PRINTED = [...CLASSIC, "linkedin", "grade"] as const;
const GROUPS = [...ONE_LINE, "grade"] as const;
const MARGIN = [...CLASSIC, "linkedin", "achievements"] as const;

/** CVs in one column. */
export const ONE_COLUMN: CvCase[] = [
	pdf("classic, English", AMELIA, () => layout.classic(AMELIA, "short"), CLASSIC),
	pdf("classic, Indonesian", DEWI, () => layout.classic(DEWI, "long"), CLASSIC),
	pdf("classic with letters of several languages", ZOE, () => layout.classic(ZOE, "slash", "wide"), CLASSIC),
	pdf("classic, years only", PRIYA, () => layout.classic(PRIYA, "year"), [...CLASSIC, "months"]),
	pdf("classic, a student", STUDENT, () => layout.classic(STUDENT, "long"), CLASSIC),
	pdf("classic, Vietnamese name", NGUYEN, () => layout.classic(NGUYEN, "short", "wide"), CLASSIC),
	pdf("company first, one name, two phones", SUHARTO, () => layout.companyFirst(SUHARTO, "long"), COMPANY_FIRST),
	pdf("company first, US phone", JAMES, () => layout.companyFirst(JAMES, "slash"), COMPANY_FIRST),
	pdf("company first, Indonesian", BUDI, () => layout.companyFirst(BUDI, "short"), COMPANY_FIRST),
	pdf("stacked, no mail address", WAHYUNI, () => layout.stacked(WAHYUNI, "long"), STACKED),
	pdf("stacked, Indonesian", SITI, () => layout.stacked(SITI, "short"), STACKED),
	pdf("stacked, English", JAMES, () => layout.stacked(JAMES, "long"), STACKED),
	pdf("dates at the left", AMELIA, () => layout.datesLeft(AMELIA, "short"), DATES_LEFT),
	pdf("dates at the left, Indonesian", BUDI, () => layout.datesLeft(BUDI, "slash"), DATES_LEFT),
	pdf("one line for each position", SHORT_ZOE, () => layout.oneLine(SHORT_ZOE, "long"), ONE_LINE),
	pdf("one line for each position, Indonesian", SITI, () => layout.oneLine(SITI, "iso"), ONE_LINE),
	pdf("names and skills at dashes", AMELIA, () => groups.atDashes(AMELIA, "short"), GROUPS),
	pdf("names and skills at dashes, Indonesian", DEWI, () => groups.atDashes(DEWI, "slash"), GROUPS),
	pdf("rated skills, languages in a sentence", PRIYA, () => groups.rated(PRIYA, "long"), GROUPS),
	pdf("rated skills, US phone", JAMES, () => groups.rated(JAMES, "short"), GROUPS),
	pdf("lists as browsers print them", JAMES, () => layout.printed(JAMES, "short"), PRINTED),
	pdf("lists as browsers print them, Indonesian", DEWI, () => layout.printed(DEWI, "long"), PRINTED),
	pdf("form with tables", SITI, () => forms.indonesianForm(SITI, "long"), FORM),
	pdf("form with tables, years only", BUDI, () => forms.indonesianForm(BUDI, "year"), [...FORM, "months"]),
	pdf("over several pages with running heads", LONG, () => layout.longAndNumbered(LONG, "long"), [
		...CLASSIC,
		"linkedin",
	]),
	pdf("labels everywhere", PRIYA, () => forms.labelledLines(PRIYA, "long")),
	pdf("labels everywhere, Indonesian", WAHYUNI, () => forms.labelledLines(WAHYUNI, "slash")),
	pdf("headings in the margin", SUHARTO, () => layout.marginHeadings(SUHARTO, "short"), MARGIN),
	pdf("headings in the margin, Indonesian", DEWI, () => layout.marginHeadings(DEWI, "long"), MARGIN),
];
