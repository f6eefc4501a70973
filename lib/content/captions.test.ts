import { readCaptions } from "./captions";

const VTT = `WEBVTT - Captions

NOTE Not said

STYLE
::cue { color: white }

1
00:00:00.000 --> 00:00:02.500 line:85%
Ask your questions once.

01:02.500 --> 00:01:05.000
<v Speaker>Candidates answer
when it <b>suits</b> them.

00:01:05.000 --> 00:01:06.000

`;

describe("video captions", () => {
	it.each([
		["\n", VTT],
		["\r\n", VTT.replaceAll("\n", "\r\n")],
	])("are parsed as text with start times, without notes and tags, with %j at line ends", (_, vtt) => {
		expect(readCaptions(vtt)).toEqual([
			{ from: 0, text: "Ask your questions once." },
			{ from: 62.5, text: "Candidates answer when it suits them." },
		]);
	});

	it("are empty without cues", () => {
		expect([readCaptions(""), readCaptions("00:00.000 --> 00:01.000\nNo captions")]).toEqual([[], []]);
	});
});
