import { plainLine } from "@/lib/text/plain";

const TIMES = /-->/;
const MARKUP = /<[^>]*>/g;

/** What captions (WebVTT) say, one text for each time that they change; none in what is no captions at all. */
export function readCaptions(vtt: string): string[] {
	const [head = "", ...blocks] = vtt.replace(/\r\n?/g, "\n").split(/\n{2,}/);
	if (!head.startsWith("WEBVTT")) return [];
	return blocks.flatMap((block) => {
		const lines = block.split("\n");
		const times = lines.findIndex((line) => TIMES.test(line));
		const said =
			times < 0
				? ""
				: plainLine(
						lines
							.slice(times + 1)
							.join(" ")
							.replace(MARKUP, ""),
					);
		return said ? [said] : [];
	});
}
