import { plainLine } from "@/lib/text/plain";

const TIMES = /-->/;
const MARKUP = /<[^>]*>/g;

/** A caption, and its start in seconds. */
export interface Caption {
	from: number;
	text: string;
}

/** The start time, in seconds, of a cue's timing line such as `01:02.500 --> 01:05.000`. */
const secondOf = (times: string): number =>
	times
		.trim()
		.split(/\s/, 1)
		.join("")
		.split(":")
		.reduce((sum, part) => sum * 60 + Number(part), 0);

/** Captions (WebVTT) in order, one for each change; empty if the text is no WebVTT. */
export function readCaptions(vtt: string): Caption[] {
	const [head = "", ...blocks] = vtt.replace(/\r\n?/g, "\n").split(/\n{2,}/);
	if (!head.startsWith("WEBVTT")) return [];
	return blocks.flatMap((block) => {
		const lines = block.split("\n");
		const times = lines.findIndex((line) => TIMES.test(line));
		const text =
			times < 0
				? ""
				: plainLine(
						lines
							.slice(times + 1)
							.join(" ")
							.replace(MARKUP, ""),
					);
		return text ? [{ from: secondOf(lines[times] ?? ""), text }] : [];
	});
}
