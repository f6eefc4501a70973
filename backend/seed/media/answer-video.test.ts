import { readFileSync } from "node:fs";
import { CAPTIONS } from "./captions";

const file = readFileSync("backend/seed/media/films/answer.webm");

/** The first position of an element's id, by its hexadecimal digits. */
const placeOf = (id: string) => file.indexOf(Buffer.from(id, "hex"));

/** Its length in seconds, from the file's eight-byte number in milliseconds. */
const seconds = file.readDoubleBE(placeOf("448988") + 3) / 1_000;

describe("the demo answer", () => {
	it("declares its duration and ends after its last caption", () => {
		const ends = [...CAPTIONS["answer-1.vtt"].matchAll(/--> 00:00:([\d.]+)/g)].map(([, end]) => Number(end));
		expect(ends).toHaveLength(3);
		expect(seconds).toBeLessThanOrEqual(10);
		expect(Math.max(...ends)).toBeLessThan(seconds);
	});

	it("lists its seek points before the first frame", () => {
		const [cues, firstCluster] = [placeOf("1c53bb6b"), placeOf("1f43b675")];
		expect(cues).toBeGreaterThan(0);
		expect(cues).toBeLessThan(firstCluster);
	});

	it("has video and audio", () => {
		expect(file.includes("V_VP9")).toBe(true);
		expect(file.includes("A_OPUS")).toBe(true);
	});
});
