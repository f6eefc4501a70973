import { COMPANIES, SURE_COMPANIES } from "../words/companies";
import { occupationIn } from "../words/head-of";
import { TITLES } from "../words/titles";

/** Legal forms before a name, in small letters. */
const FORM_BEFORE = /(?:^|\s)(?:pt|cv|ud|pd|rs|rsud|rsup|sd|smp|sma|smk|kap)\.?\s+\p{L}/u;

/** Legal forms at a name's end. */
const LEGAL_END =
	/\p{L}\)? (?:BV|B\.V|NV|SRL|S\.r\.l|SpA|S\.p\.A|SARL|SAS|SASU|EURL|SA|S\.A|S\.A\. de C\.V|SL|S\.L|S\.L\.U|Ltda|LTDA|Lda|EIRL|KG|OHG|UG|GbR|mbH|KGaA|e\.K|eG|e\.V|ApS|A\/S|Oy|Oyj|AB|AS|ASA|Kft|Zrt|s\.r\.o|a\.s|d\.o\.o|Sp\. z o\.o|JSC|PLLC|SNC|SCOP|EIRELI|Limitada|S\.A\.C|C\.A|K\.K|Pty|Pvt)\.?$/u;

/** Legal forms before a name, which no position contains. */
const SURE_FORM_BEFORE = /(?:^|\s)(?:PT|CV|UD|RSUD|RSUP|KAP)\.?\s+\p{Lu}/u;

/** Legal forms in scripts without spaces. */
const JOINED_FORM = /株式会社|有限会社|合同会社|有限公司|주식회사/u;

/** Whether a text contains a company's legal form or the name of a public body, which no position does. */
export const isSurelyCompany = (text: string): boolean =>
	SURE_COMPANIES.isIn(text) ||
	JOINED_FORM.test(text) ||
	SURE_FORM_BEFORE.test(text) ||
	(LEGAL_END.test(text) && !hasTitleWord(text));

/** Texts are asked again and again; a CV has fewer than these. */
const MOST_REMEMBERED = 5_000;

/** The same answers as `test` gives, each found once. */
function remembered<Answer>(test: (text: string) => Answer): (text: string) => Answer {
	const answers = new Map<string, Answer>();
	return (text) => {
		const known = answers.get(text);
		if (known !== undefined) return known;
		if (answers.size >= MOST_REMEMBERED) answers.clear();
		const answer = test(text);
		answers.set(text, answer);
		return answer;
	};
}

/** Whether a text contains a word that only occupations have. */
export const hasTitleWord = remembered((text) => TITLES.isIn(text.toLowerCase()));

/** How surely a text is an occupation: 1 by a word that only occupations have, less by the word that tells what it names. */
export const titleSureness = remembered((text) => (hasTitleWord(text) ? 1 : occupationIn(text)));

/** Less sure words, as those that are surnames too, tell something only beside another name. */
const SURE = 0.5;

/** Whether a text seems to be an occupation by its words. */
export const looksLikeTitle = (text: string): boolean => titleSureness(text) >= SURE;

/** Whether a text contains words that only names of companies, schools and public bodies contain. */
export const looksLikeCompany = remembered((text) => {
	const small = text.toLowerCase();
	return COMPANIES.isIn(small) || FORM_BEFORE.test(small) || LEGAL_END.test(text);
});

const DEPARTMENT =
	/^(?:accounting|engineering|finance|hr|human resources|it|legal|logistics|marketing|operations|procurement|production|research|retail|sales|keuangan|operasional|pemasaran|penjualan|produksi|sdm|einkauf|vertrieb|buchhaltung)(?: (?:department|division|team|unit))?$/i;

/** Whether a text is the name of a department, which is no company. */
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text);
