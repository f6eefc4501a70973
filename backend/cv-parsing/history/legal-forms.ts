import { isWrittenAsName } from "../text/name-words";
import { looksLikeCompany, looksLikeTitle } from "./looks-like";

/** A legal form where names of companies have it, or a public body at the beginning. */
const WHOLE_COMPANY =
	/^(?:PT|CV|UD|RSUD|RSUP|KAP|Dinas|Kementerian|Universitas|Universität|Université|University of)\.?\s+\p{L}|\s(?:Inc|Ltd|LLC|LLP|GmbH|Corp|Tbk|Bhd|Plc|PLC)\.?$/u;

/** "Mate in PT Maju" as a position and its company. */
export function splitAtIn(text: string): string[] {
	const [, left = "", right = ""] = /^(\p{Lu}.+?)\s+in\s+(\p{Lu}.*)$/u.exec(text) ?? [];
	return WHOLE_COMPANY.test(right) && !looksLikeCompany(left) ? [left, right] : [text];
}

/** Whether a text without marks is a position, and no company. */
const isTitle = (text: string) => looksLikeTitle(text) && !looksLikeCompany(text) && isWrittenAsName(text);

/** A company and a position in Chinese, with nothing between them: "折叠楼公司面包师". */
const JOINED = /^(\S{2,30}?(?:公司|集团|集團|事务所|事務所|工作室))([\p{Script=Han}A-Za-z+#]{2,20})$/u;

/** An internship in Chinese, behind what it is in. */
const INTERNSHIP = /(?:实习|實習)$/u;

/** A position and a company with a space at most between them, whose legal form begins or ends its name: "Kasir PT Maju". */
export function splitAtForm(text: string): string[] {
	const [, employer = "", role = ""] = JOINED.exec(text) ?? [];
	if (role !== "" && (isTitle(role) || INTERNSHIP.test(role))) return [employer, role];
	const [, title = "", company = ""] = /^(.+?\p{L})\s+((?:PT|CV|UD)\.?\s+\p{Lu}.*)$/u.exec(text) ?? [];
	if (isTitle(title)) return [title, company];
	const [, named = "", behind = ""] =
		/^(.+\s(?:Ltd|LLC|LLP|GmbH|Inc|Tbk|Sdn\.? Bhd|Pte\.? Ltd|PLC|Corp)\.?)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
	return isTitle(behind) && !looksLikeTitle(named) ? [named, behind] : [text];
}
