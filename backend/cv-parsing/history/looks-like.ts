import { COMPANIES, SURE_COMPANIES } from "../words/companies";
import { TITLES } from "../words/titles";

/** Legal forms before a name, in small letters. */
const FORM_BEFORE = /(?:^|\s)(?:pt|cv|ud|pd|rs|rsud|rsup|sd|smp|sma|smk|kap)\.?\s+\p{L}/u;

/** Legal forms at a name's end. */
const LEGAL_END =
	/\p{L}\)? (?:BV|B\.V|NV|SRL|S\.r\.l|SpA|S\.p\.A|SARL|SAS|SASU|EURL|SA|S\.A|S\.A\. de C\.V|SL|S\.L|S\.L\.U|Ltda|LTDA|Lda|EIRL|KG|OHG|UG|eG|e\.V|ApS|A\/S|Oy|Oyj|AB|Pty|Pvt)\.?$/u;

/** Legal forms before a name, which no position contains. */
const SURE_FORM_BEFORE = /(?:^|\s)(?:PT|CV|UD|RSUD|RSUP|KAP)\.?\s+\p{Lu}/u;

/** Whether a text contains a company's legal form or the name of a public body, which no position does. */
export const isSurelyCompany = (text: string): boolean =>
	SURE_COMPANIES.isIn(text) || SURE_FORM_BEFORE.test(text) || (LEGAL_END.test(text) && !looksLikeTitle(text));

/** Texts are asked again and again; a CV has fewer than these. */
const MOST_REMEMBERED = 5_000;

/** The same answers as `test` gives, each found once. */
function remembered(test: (text: string) => boolean): (text: string) => boolean {
	const answers = new Map<string, boolean>();
	return (text) => {
		const known = answers.get(text);
		if (known !== undefined) return known;
		if (answers.size >= MOST_REMEMBERED) answers.clear();
		const answer = test(text);
		answers.set(text, answer);
		return answer;
	};
}

/** Whether a text contains the word of an occupation. */
export const looksLikeTitle = remembered((text) => TITLES.isIn(text.toLowerCase()));

/** Whether a text contains words that only names of companies, schools and public bodies contain. */
export const looksLikeCompany = remembered((text) => {
	const small = text.toLowerCase();
	return COMPANIES.isIn(small) || FORM_BEFORE.test(small) || LEGAL_END.test(text);
});

const DEPARTMENT =
	/^(?:accounting|engineering|finance|hr|human resources|it|legal|logistics|marketing|operations|procurement|production|research|retail|sales|keuangan|operasional|pemasaran|penjualan|produksi|sdm|einkauf|vertrieb|buchhaltung)(?: (?:department|division|team|unit))?$/i;

/** Whether a text is the name of a department, which is no company. */
export const isDepartment = (text: string): boolean => DEPARTMENT.test(text);
