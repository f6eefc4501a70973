import { answerMedia } from "./answer-media";

const VIDEO = "terang-energy-intro.webm";

describe("answerMedia", () => {
	it("serves ranges of a video", async () => {
		const whole = await answerMedia(VIDEO, new Headers()).arrayBuffer();
		const part = answerMedia(VIDEO, new Headers({ range: "bytes=4-11" }));
		expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-11/${whole.byteLength}`]);
		expect(await part.arrayBuffer()).toEqual(whole.slice(4, 12));
		const outside = answerMedia(VIDEO, new Headers({ range: `bytes=${whole.byteLength}-` }));
		expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${whole.byteLength}`]);
	});

	it("answers 304 to a browser that has the file", () => {
		const etag = answerMedia("terang-energy-logo.svg", new Headers()).headers.get("etag") ?? "";
		expect(answerMedia("terang-energy-logo.svg", new Headers({ "if-none-match": etag })).status).toBe(304);
	});

	it("allows caching of company media, but not of candidates' media", () => {
		expect(answerMedia(VIDEO, new Headers()).headers.get("cache-control")).toBe("public, max-age=86400");
		for (const name of ["answer-1.webm", "answer-1.svg", "answer-1.vtt"]) {
			for (const range of ["", "bytes=0-1", "bytes=99999999-"]) {
				const { headers } = answerMedia(name, new Headers(range ? { range } : {}));
				expect(headers.get("cache-control")).toBe("private, no-store");
			}
		}
	});

	it.each(["constructor", "../process/config.ts", "none.svg"])("has no file named %s", (name) => {
		expect(() => answerMedia(name, new Headers())).toThrow("There is no such file.");
	});

	it("sandboxes a drawing and fixes its type", () => {
		const { headers } = answerMedia("kopi-nusantara-logo.svg", new Headers());
		expect(headers.get("content-security-policy")).toContain("sandbox");
		expect(headers.get("content-type")).toBe("image/svg+xml");
	});
});
