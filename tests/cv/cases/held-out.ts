import type { CvCase, Part } from "../cv-case";
import { NO_MONTH } from "../expected";
import * as layout from "../layouts/held-out";
import * as word from "../layouts/held-out-word";
import { AISHA, DIEGO, HANNAH, RIZKY, YANTO } from "../people/held-out";

const make =
	(format: CvCase["format"]) =>
	(title: string, person: CvCase["person"], create: CvCase["make"], without: readonly Part[]): CvCase => ({
		title,
		format,
		person,
		without,
		make: create,
	});
const pdf = make("pdf");
const docx = make("docx");

const PERSONAL = ["address", "birth", "nationality"] as const;

/** The dates of studies in a business school's form: the month of their end. */
const HANNAH_ENDED = { ...HANNAH, schools: HANNAH.schools.map((school) => ({ ...school, from: undefined })) };
/** The dates of studies on the network: years. */
const HANNAH_NETWORK = {
	...HANNAH,
	linkedin: `www.${HANNAH.linkedin}`,
	soft: [],
	schools: HANNAH.schools.map((school) => ({ ...school, from: undefined, to: NO_MONTH })),
};
const YANTO_YEARS = {
	...YANTO,
	location: undefined,
	schools: YANTO.schools.map((school) => ({ ...school, from: undefined, to: NO_MONTH })),
};

/** CVs that were laid out when the reader was finished, by people it had not met. */
export const HELD_OUT: CvCase[] = [
	pdf("as Europass prints it", DIEGO, () => layout.european(DIEGO), ["soft", "linkedin"]),
	pdf("as business schools want it", HANNAH_ENDED, () => layout.businessSchool(HANNAH), [
		...PERSONAL,
		"linkedin",
		"soft",
		"certificates",
		"achievements",
	]),
	pdf("as a network prints it", HANNAH_NETWORK, () => layout.networkExport(HANNAH), [
		...PERSONAL,
		"achievements",
		"certificate-dates",
	]),
	pdf("a poster", HANNAH, () => layout.poster(HANNAH), [...PERSONAL, "linkedin", "certificates", "achievements"]),
	pdf("a graduate's, Indonesian", RIZKY, () => layout.graduate(RIZKY), PERSONAL),
	pdf("skills first", HANNAH, () => layout.functional(HANNAH), [...PERSONAL, "linkedin", "languages", "achievements"]),
	docx("Word with tabs, Indonesian", YANTO_YEARS, () => word.wordTabs(YANTO), ["languages"]),
	docx("Word, one big table", AISHA, () => word.wordRows(AISHA), [...PERSONAL, "certificates"]),
	pdf("typed", DIEGO, () => layout.typed(DIEGO), [...PERSONAL, "linkedin", "certificates"]),
	pdf("a scholar's", AISHA, () => layout.academic(AISHA), [...PERSONAL, "soft", "certificates"]),
];
