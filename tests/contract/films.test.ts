import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MEDIA } from "@/backend/seed/media/media";

const folder = join(process.cwd(), "public", "videos");
const read = (name: string) => readFileSync(join(folder, name));

/** A film's length in seconds, from the file's eight-byte number in milliseconds. */
const secondsOf = (film: Buffer) => film.readDoubleBE(film.indexOf(Buffer.from("448988", "hex")) + 3) / 1_000;

/** When each caption is shown, seconds, and its words. */
function captionsOf(vtt: string) {
	const cues = vtt.matchAll(/00:([\d.]+) --> 00:([\d.]+)\n(.+)/g);
	return [...cues].map(([, from, to, messages = ""]) => ({ from: Number(from), to: Number(to), messages }));
}

describe.each([
	["how-to", 30, 45, 700_000],
	["welcome", 15, 20, 400_000],
])("the film %s", (name, shortest, longest, largest) => {
	const film = read(`${name}.webm`);
	const captions = {
		en: captionsOf(read(`${name}.en.vtt`).toString()),
		id: captionsOf(read(`${name}.id.vtt`).toString()),
	};

	it("is short and small, with video, audio and seek points", () => {
		expect(secondsOf(film)).toBeGreaterThanOrEqual(shortest);
		expect(secondsOf(film)).toBeLessThanOrEqual(longest);
		expect(film.length).toBeLessThan(largest);
		expect([film.includes("V_VP9"), film.includes("A_OPUS")]).toEqual([true, true]);
		expect(film.indexOf(Buffer.from("1c53bb6b", "hex"))).toBeLessThan(film.indexOf(Buffer.from("1f43b675", "hex")));
	});

	it("has an MP4 version of similar size and length that starts before it has loaded completely", () => {
		const other = read(`${name}.mp4`);
		expect(other.length).toBeLessThan(1.2 * largest);
		expect([other.includes("avc1"), other.includes("mp4a")]).toEqual([true, true]);
		expect(other.indexOf("moov")).toBeLessThan(other.indexOf("mdat"));
		const header = other.indexOf("mvhd") + 4;
		const seconds = other.readUInt32BE(header + 16) / other.readUInt32BE(header + 12);
		expect(Math.abs(seconds - secondsOf(film))).toBeLessThan(0.2);
	});

	it("has parallel captions in both languages, one after the other", () => {
		const moments = (language: "en" | "id") => captions[language].map(({ from, to }) => [from, to]);
		expect(moments("id")).toEqual(moments("en"));
		const flat = moments("en").flat();
		expect(flat.length).toBeGreaterThanOrEqual(8);
		expect(flat).toEqual([...flat].sort((a, b) => a - b));
		expect(flat.at(-1)).toBeLessThan(secondsOf(film));
	});

	it("has readable captions: at most 20 characters a second", () => {
		for (const { from, to, messages } of [...captions.en, ...captions.id])
			expect({ messages, isReadable: messages.length / (to - from) <= 20 }).toEqual({ messages, isReadable: true });
	});

	it("has a poster", () => {
		const poster = read(`${name}.jpg`);
		expect(poster.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
		expect(poster.length).toBeLessThan(60_000);
	});
});

it("the films of the team's jobs are short and small", () => {
	const films = Object.entries(MEDIA).filter(([name]) => /^team-.*\.webm$/.test(name));
	expect(films).toHaveLength(4);
	for (const [, { file = "" }] of films) {
		const film = readFileSync(file);
		expect(secondsOf(film)).toBe(5);
		expect(film.length).toBeLessThan(60_000);
	}
});
