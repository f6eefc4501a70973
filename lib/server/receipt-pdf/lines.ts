/** A line of a receipt. */
export interface Line {
	kind: "heading" | "link" | "text" | "gap";
	text: string;
}

const RULE = /^-{3,}$/;
const LINK = /^https?:\/\/\S+$/;

/**
 * The lines of a receipt's plain text: a line above a rule is a heading, and an address is a link. Text that a
 * candidate typed follows its label or is indented, so it is neither.
 */
export function receiptLines(text: string): Line[] {
	const lines = text.trimEnd().split(/\r?\n/);
	return lines.flatMap((line, index): Line[] => {
		if (line === "") return [{ kind: "gap", text: line }];
		if (index > 0 && RULE.test(line) && lines[index - 1] !== "") return [];
		if (RULE.test(lines[index + 1] ?? "")) return [{ kind: "heading", text: line }];
		return [{ kind: LINK.test(line) ? "link" : "text", text: line }];
	});
}
