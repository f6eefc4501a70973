import { readCaptions } from "./captions";

const VTT = `WEBVTT - Captions

NOTE Not said

STYLE
::cue { color: white }

1
00:00:00.000 --> 00:00:02.500 line:85%
Ask your questions once.

00:00:02.500 --> 00:00:05.000
<v Speaker>Candidates answer
when it <b>suits</b> them.

00:00:05.000 --> 00:00:06.000

`;

describe("captions of a video", () => {
	it.each([
		["\n", VTT],
		["\r\n", VTT.replaceAll("\n", "\r\n")],
	])("are read as what they say, without times, notes and marks, with %j at the ends of lines", (_, vtt) => {
		expect(readCaptions(vtt)).toEqual(["Ask your questions once.", "Candidates answer when it suits them."]);
	});

	it("say nothing where there are none", () => {
		expect([readCaptions(""), readCaptions("00:00.000 --> 00:01.000\nNo captions")]).toEqual([[], []]);
	});
});
