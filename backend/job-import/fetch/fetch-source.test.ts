import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import type { FetchLink, LinkAnswer } from "../../link-check/fetch/fetch-link";
import { LinkRefused } from "../../link-check/refused";
import { fetchSource } from "./fetch-source";

const LIST = new URL("https://jobs.example/list");

/** A board whose list never ends: it takes sixty milliseconds for a page, and the third one never comes. */
function endlessBoard() {
	const limits: number[] = [];
	const fetchLink: FetchLink = async (url, totalMs, read) => {
		limits.push(totalMs);
		await setTimeout(limits.length < 3 ? 60 : totalMs + 1);
		if (limits.length === 3) throw new LinkRefused("slow");
		const page = { totalFound: 1_000_000, content: [{ id: String(limits.length), name: "Baker" }] };
		const body = Object.assign(Readable.from([Buffer.from(JSON.stringify(page))]), {
			headers: {},
			setTimeout: () => {},
		});
		return read({ status: 200, url, headers: {}, hops: [url], body } as unknown as LinkAnswer);
	};
	return { limits, fetchLink };
}

describe("fetchSource", () => {
	it("gives up on a list that takes too long in all, with each request limited to what is left", async () => {
		const { limits, fetchLink } = endlessBoard();
		await expect(fetchSource(LIST, fetchLink, 200)).rejects.toThrow(
			"https://jobs.example/list: takes longer than 0.2 s in all",
		);
		expect(limits.length).toBeGreaterThan(0);
		expect(limits.length).toBeLessThanOrEqual(3);
		expect(Math.max(...limits)).toBeLessThanOrEqual(200);
	});
});
