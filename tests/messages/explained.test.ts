import { readFileSync } from "node:fs";
import { PROBLEM_TEXTS } from "@/scripts/messages/problem-texts.mjs";

const guide = readFileSync("docs/marketing-messages.md", "utf8");

/** The longest part of a message that is the same for every text. */
function steadyWords(say: (...values: string[]) => string): string {
	const pieces = say("…", "…", "…", "…").split("…");
	const words = pieces.map((piece) => piece.replace(/^[\s{},:"#]+|[\s{},:"#]+$/g, ""));
	return words.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

describe("the guide for copywriters", () => {
	it.each(Object.entries(PROBLEM_TEXTS))("explains the message %s", (_, say) => {
		const [words = ""] = steadyWords(say).split(/[:(,]/);
		expect(words.length).toBeGreaterThan(5);
		expect(guide).toContain(words);
	});
});
