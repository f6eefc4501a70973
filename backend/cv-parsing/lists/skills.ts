import { type Line, textOf } from "../line";
import type { Skills } from "../profile";
import { headingOf, namesSkillsToo } from "../sections/headings";
import { linesOf, type Section } from "../sections/sections";
import { findPeriod, withoutPeriod } from "../text/dates";
import { COMPUTER_LABEL } from "../words/skill-words";
import { itemsOf } from "./items";
import { labelledParts } from "./language-labels";
import {
	isAboutLanguages,
	languagesAnywhere,
	languagesInItem,
	ratedInSentences,
	readLanguages,
	speaksLanguages,
} from "./languages";
import { isNamedLanguage } from "./rare-languages";
import { isSoftSkill } from "./soft-skills";
import { spokenLanguages } from "./spoken";

const MOST_CERTIFICATIONS = 50;
const LONGEST_CERTIFICATION = 200;

const once = (texts: readonly string[]): string[] => {
	const seen = new Set<string>();
	return texts.filter((text) => {
		const key = text.toLowerCase();
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
};

/** What stands before a certificate's date: "valid until". */
const BEFORE_DATE =
	/[\s,;(–—-]*(?<!\p{L})(?:valid(?: (?:until|till|to|through|from))?|expir(?:es|y|ing)(?: date)?(?: on)?|issued(?: on| in)?|gültig bis|berlaku (?:sampai|hingga)|valable jusqu['’]au|válido hasta)\s*:?$/iu;

/** A certificate without the date before or after it. */
function withoutDate(text: string): string {
	const period = findPeriod(text);
	const [first = ""] = period ? withoutPeriod(text, period) : [text];
	return period ? first.replace(BEFORE_DATE, "") : first;
}

/** Certificates: one per line, or several separated by bars and semicolons. */
const readCertifications = (lines: readonly Line[]): string[] =>
	lines
		.flatMap((line) => {
			const [cell = ""] = line.cells.map(withoutDate).filter(Boolean);
			return cell.split(/\s*[;|•]\s*/u);
		})
		.map((text) => text.replace(/^[\s,]+|[\s,.:]+$/gu, ""))
		.filter((text) => /\p{L}{2}/u.test(text) && text.length <= LONGEST_CERTIFICATION)
		.slice(0, MOST_CERTIFICATIONS);

/** Lines under a heading for languages that name no known one are skills: "Languages: Java, Go". */
const namesLanguages = (lines: readonly Line[]) => readLanguages(lines).some(isNamedLanguage);

/** Words for skills, in labels that name hardly anything else. */
const SKILL_LABEL =
	/skill|kompeten|comp[eé]ten|kemahiran|keahlian|kemampuan|kenntnis|fähigkeit|habilidad|habilit|aptitud|conocimient|conheciment|conoscenz|vaardighe|umiejętn|dovednost|färdighet|ferdighet/iu;

/** What a line names behind such a label, under a heading for whatever remains: "Skills: Sowing, mowing. Languages: Thai". */
function labelledSkills(line: Line): Line[] {
	const [beside = "", ...others] = line.runs?.length === 2 ? line.runs : line.cells;
	if (others.length > 0 && COMPUTER_LABEL.test(beside))
		return [{ ...line, cells: others, parts: undefined, runs: undefined }];
	return labelledParts(textOf(line)).flatMap((part) => {
		const [, label = "", text = ""] = /^([^:：,]{3,30}):\s+(\S.*,.*)$/su.exec(part) ?? [];
		const isList = SKILL_LABEL.test(label) && headingOf(label)?.endsWith("skills");
		return isList ? [{ ...line, cells: [text], parts: undefined, runs: undefined }] : [];
	});
}

/** A group of skills with its label, "Scripting: Python, Bash", unless it is of certificates. */
const isLabelledGroup = ({ cells: [text = "", ...others] }: Line) =>
	others.length === 0 && /^[^,;:：.]{2,40}[:：]\s+\S/u.test(text) && !/certif|licen[cs]|diploma/iu.test(text);

/** The groups of skills below a heading of certificates that names skills too, if one of them is a list. */
function groupsBeside({ kind, heading = "", lines }: Section): readonly Line[] {
	const groups = kind === "certifications" && namesSkillsToo(heading) ? lines.filter(isLabelledGroup) : [];
	return groups.some((line) => textOf(line).includes(",")) ? groups : [];
}

/** Skills, languages and certificates. Soft and hard skills are told apart by headings, else by a list of well-known ones. */
export function readSkills(sections: readonly Section[]): Skills {
	const spoken = sections.filter(({ kind, lines }) => kind === "languages" && namesLanguages(lines));
	const other = sections.filter(({ kind }) => kind === "languages").filter((section) => !spoken.includes(section));
	const lists = linesOf(sections, "skills", "soft-skills", "hard-skills");
	const told = lists.filter(speaksLanguages);
	const isNone = (line: Line) => !told.includes(line) && languagesAnywhere([line]).length === 0;
	// "Languages and Computer Skills"
	const besideLanguages = itemsOf(
		spoken.filter(({ heading = "" }) => namesSkillsToo(heading)).flatMap(({ lines }) => lines),
	);
	// "Certifications and Tech Skills"
	const groups = sections.flatMap(groupsBeside);
	const mixed = itemsOf(linesOf(sections, "skills").filter(isNone));
	const skills = [...mixed, ...besideLanguages, ...itemsOf(groups)].filter(
		(item) => languagesInItem(item).length === 0,
	);
	return {
		soft_skills: once([...itemsOf(linesOf(sections, "soft-skills")), ...skills.filter(isSoftSkill)]),
		hard_skills: once([
			...itemsOf(linesOf(sections, "hard-skills")),
			...itemsOf(linesOf(sections, "other", "languages").flatMap(labelledSkills)),
			...skills.filter((item) => !isSoftSkill(item)),
			...itemsOf(other.flatMap(({ lines }) => lines)).filter((item) => !isAboutLanguages(item)),
		]),
		languages: once([
			...spoken.flatMap(({ lines }) => readLanguages(lines)),
			...mixed.flatMap(languagesInItem),
			...readLanguages(told),
			...sections.flatMap(spokenLanguages),
			...linesOf(sections, "personal", "other").flatMap(ratedInSentences),
			...sections.flatMap(({ kind, lines }) => languagesAnywhere(lines, kind === "experience" || kind === "education")),
		]),
		certifications: once(
			readCertifications(
				linesOf(sections, "certifications").filter((line) => textOf(line).length <= 300 && !groups.includes(line)),
			),
		),
	};
}
