import type { CvCase } from "../cv-case";
import * as layout from "../layouts/word";
import { AMELIA, PRIYA, SUHARTO } from "../people/english";
import { BUDI, SITI } from "../people/indonesian";
import { MULTI } from "../people/more";

const docx = (title: string, person: CvCase["person"], make: CvCase["make"], without: CvCase["without"]): CvCase => ({
	title,
	format: "docx",
	person,
	without,
	make,
});

const CLASSIC = ["preferred", "address", "birth", "nationality", "industry"] as const;
const TABLES = ["linkedin", "industry"] as const;
const COLUMNS = [...CLASSIC, "linkedin", "certificates", "achievements"] as const;

/** CVs as Word files. */
export const WORD: CvCase[] = [
	docx("Word, headings and lists", AMELIA, () => layout.wordClassic(AMELIA, "short"), CLASSIC),
	docx("Word, Chinese name and company", MULTI, () => layout.wordClassic(MULTI, "long"), CLASSIC),
	docx("Word, headings and lists, Indonesian", BUDI, () => layout.wordClassic(BUDI, "long"), CLASSIC),
	docx("Word, tables", PRIYA, () => layout.wordTables(PRIYA, "short"), TABLES),
	docx("Word, tables, Indonesian", SITI, () => layout.wordTables(SITI, "long"), TABLES),
	docx("Word, a table as columns", SUHARTO, () => layout.wordColumns(SUHARTO, "slash"), COLUMNS),
];
