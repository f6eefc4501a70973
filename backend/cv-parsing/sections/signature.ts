import { isTown } from "../contact/known-towns";
import { isLocation } from "../contact/places";
import { lookOf } from "../history/by-look";
import { type Line, textOf } from "../line";
import { findDay, findPeriod } from "../text/dates";
import { readLabelled } from "../text/labels";
import type { Section } from "./section";

/** What tools and authors of templates write below a page: "Created with Fold, 2018". */
const MADE = /^(?:created|made|designed|built|generated) (?:by|with|in)(?!\p{L})|^(?:©|copyright(?!\p{L}))/iu;

/** When a CV was written: "Last updated: March 2024". */
const WRITTEN =
	/^(?:last )?(?:updated?|modified|revised|stand|aktualisiert|mis à jour|dernière mise à jour|(?:terakhir )?diperbarui|actualizado|última actualización|atualizado|aggiornato|bijgewerkt)(?: (?:on|am|le|el|em|il|op|pada))?\s*[:：]?$/iu;

/** The program that a page was made with, below a list: "Made with TeX", or with its logo cut to "L", but not "Built with React". */
const PROGRAM =
	/^(?:made|created|built|feito|hecho|erstellt|fait|dibuat) (?:with|com|con|mit|avec|dengan) (?:L|\p{L}*TeX|Typst|Canva|Overleaf)$/iu;

/** What stands above a signature, and in front of it. */
const GREETING =
	/^(?:(?:place|date|place,? date|ort|datum|ort,? datum|signature|signed|unterschrift|tanda tangan|hormat saya|yours (?:sincerely|faithfully|truly)|sincerely|(?:best |kind )?regards|mit freundlichen grüßen|cordialement|atentamente|atenciosamente|cordiali saluti)[\s,:：.]*)+$/iu;

/** Words of running heads and feet. */
const FOOT =
	/(?<!\p{L})(?:curriculum vitae|résumé|resume|cv|lebenslauf|daftar riwayat hidup|riwayat hidup|hoja de vida|currículum|(?:page|halaman|hal\.?|seite|página|pagina)\s*\d{1,2}(?:\s*(?:of|dari|\/|von|sur|de|di|van)\s*\d{1,2})?)(?!\p{L})/giu;

const PERSONAL_DATA =
	/personal data|data pribadi|personenbezogen|données (?:personnelles|à caractère personnel)|datos personales|dati personali|dados pessoais|persoonsgegevens|GDPR|DSGVO|RGPD/iu;
const CONSENT =
	/consent|process|agree|authori[sz]|accordance|einverstanden|einwillig|verarbeit|consens|autoriz|autorise|trattamento|traitement|tratamiento|tratamento|verwerk|memproses|setuju/iu;

/** Referees whom the CV doesn't name. */
const REFERENCES =
	/^(?:references?|referees|referensi|referenzen|références?|referencias|referências)(?: (?:are|will be|can be|is))?(?: gladly)? (?:available|furnished|provided|supplied|upon|on|auf|sur|a)(?!\p{L})/iu;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");

/** Whether a text has nothing but the candidate's name, and whether it has it. */
const isName = (text: string, name: string | undefined) =>
	name !== undefined && letters(text) !== "" && letters(text) === letters(name);

/** Whether a text is a running head or foot: "Ada Fold – Curriculum Vitae – Page 1 of 2". */
function isFoot(text: string, name: string | undefined): boolean {
	const rest = text.replace(FOOT, "");
	return rest !== text && (letters(rest) === "" || isName(rest, name)) && !/\d{3}/.test(rest);
}

/** Whether a text is a place, or a word such as "Date", before the day when the CV was signed: "Kulai, 12 March 2024". */
function isBeforeDay(text: string): boolean {
	const place = text
		.replace(/^(?:place|ort|tempat|fait à)\s*[:：]?\s+/iu, "")
		.replace(/[\s,]+(?:den|le|on|tanggal|el|em|il)$|[\s,.:]+$/giu, "");
	return place === "" || isTown(place) || isLocation(place);
}

/** Whether the beginning of a text only says when the CV was written or signed, and the rest is a single date. */
function isDated(text: string, name: string | undefined): boolean {
	const period = findPeriod(text);
	if (!period?.single) return false;
	const beside = text.slice(0, period.from) + text.slice(period.to);
	const words = beside.trim();
	if (MADE.test(text) || WRITTEN.test(words) || isName(beside.replace(/^signature\s*[:：]/iu, ""), name)) return true;
	if (isFoot(beside, name)) return true;
	return (findDay(text) !== undefined && isBeforeDay(words)) || GREETING.test(words);
}

/** Whether a text only says when the CV was written. */
function isWritten(text: string): boolean {
	const period = findPeriod(text);
	return period?.single === true && WRITTEN.test((text.slice(0, period.from) + text.slice(period.to)).trim());
}

/** Whether a line is no part of its section, but signs the CV, stands at the foot of a page, or agrees to something. */
function isSignature(line: Line, name: string | undefined): boolean {
	const text = textOf(line).trim();
	if (readLabelled(text)?.kind === "birth" || REFERENCES.test(text) || GREETING.test(text)) return true;
	if (line.cells.some(isWritten) && line.cells.some((cell) => isFoot(cell, name))) return true;
	return isFoot(text, name) || isDated(text, name) || (PERSONAL_DATA.test(text) && CONSENT.test(text));
}

/** A line without what only says when the CV was written, beside other texts: "Oslo University", "Stand 2020". */
function withoutWritten(line: Line): Line {
	const cells = line.cells.filter((cell) => !isWritten(cell));
	return cells.length === 0 || cells.length === line.cells.length
		? line
		: { ...line, cells, parts: undefined, runs: undefined };
}

/** Whether a line is a day and nothing else, as others in the same letters are, so that something happened then. */
function isOneOfDays(line: Line, lines: readonly Line[]): boolean {
	const isDay = (one: Line) => /^\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/.test(textOf(one)) && lookOf(one) === lookOf(line);
	const others = new Set(lines.filter(isDay).map(textOf));
	return /^[\d./-]+$/.test(textOf(line)) && line !== lines.at(-1) && others.has(textOf(line)) && others.size > 1;
}

const LISTS = new Set<Section["kind"]>([
	"skills",
	"soft-skills",
	"hard-skills",
	"languages",
	"certifications",
	"achievements",
]);
const OWN = new Set<Section["kind"]>(["head", "personal", "summary"]);

/** Lines of a section without those that sign the CV; a name alone signs it in lists, and below another such line. */
function ownLines({ kind, lines }: Section, name: string | undefined): Line[] {
	return lines
		.filter((line, at) => {
			const [before, isLone] = [lines[at - 1], isName(textOf(line), name)];
			const isBelow = before !== undefined && isSignature(before, name);
			if (isOneOfDays(line, lines)) return true;
			if (LISTS.has(kind) && PROGRAM.test(textOf(line))) return false;
			return !isSignature(line, name) && !(isLone && (LISTS.has(kind) || isBelow));
		})
		.map(withoutWritten);
}

/**
 * Sections without lines that belong to none: where and when the CV was signed, its name and number at the foot of a page,
 * and what the candidate agrees to. A period is a position, even of a company with the candidate's name.
 */
export const withoutSignatures = (sections: readonly Section[], name: string | undefined): Section[] =>
	sections.map((section) => (OWN.has(section.kind) ? section : { ...section, lines: ownLines(section, name) }));
