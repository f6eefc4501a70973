import { type Line, textOf } from "../line";
import { type LabelKind, labelledValues, labelOf } from "../text/labels";
import { undated } from "./labelled-names";
import { looksLikeTitle } from "./looks-like";

/** The label at the beginning of a line, without a colon, and its value: "Organization Fold Hearth". */
function bareLabel(line: Line): { kind: LabelKind; label: string; value: string } | undefined {
	const [, label = "", value = ""] = /^(\p{L}+) (\p{Lu}.*)$/u.exec(line.cells.length > 1 ? "" : textOf(line)) ?? [];
	// "Cargo Operator" is a position.
	const kind = /^cargo$/iu.test(label) ? undefined : labelOf(label);
	// Some names begin with a label's word: "Company Secretary" is a position.
	const isTitle = looksLikeTitle(undated(value).replace(/[\s–—-]+$/u, ""));
	const isValue = (kind === "company" && !isTitle) || (kind === "title" && isTitle);
	return kind && isValue ? { kind, label, value } : undefined;
}

/** Which label goes with which in a form. */
const OTHER: Partial<Record<LabelKind, LabelKind>> = { company: "title", title: "company" };

/**
 * Lines of a form, with colons behind its labels: "Organization Fold Hearth" in each entry below "Job Title: Baker". As
 * many lines have the one label as have the other.
 */
export function withColons(lines: readonly Line[]): Line[] {
	const bare = lines.map(bareLabel);
	const countOf = (kind: LabelKind) =>
		lines.filter((line) => !line.bullet && labelledValues([line]).some((one) => one.kind === kind)).length;
	const isForm = ({ kind, label }: NonNullable<(typeof bare)[number]>) => {
		const count = bare.filter((one) => one?.label === label).length;
		const other = OTHER[kind];
		if (count < 2 || countOf(kind) > 0 || !other) return false;
		return countOf(other) === count || bare.filter((one) => one?.kind === other).length === count;
	};
	return lines.map((line, at) => {
		const one = bare[at];
		if (!one || !isForm(one)) return line;
		return { ...line, cells: [`${one.label}: ${one.value}`], parts: undefined, runs: undefined };
	});
}
