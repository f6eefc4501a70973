import { plainLine } from "@/lib/text/plain";

const TIMES = /-->/;
const MARKUP = /<[^>]*>/g;

/** What a video says, and from which second on. */
export interface Caption {
	from: number;
	text: string;
}

/** The second that a line of times, such as `01:02.500 --> 01:05.000`, begins with. */
const secondOf = (times: string): number =>
	times
		.trim()
		.split(/\s/, 1)
		.join("")
		.split(":")
		.reduce((sum, part) => sum * 60 + Number(part), 0);

/** Captions (WebVTT) in their order, one for each time that they change; none in what is no captions at all. */
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
