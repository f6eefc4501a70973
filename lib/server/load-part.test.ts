import { HostFailure } from "./host-failure";
import { loadPart } from "./load-part";
import { log } from "./log";

let warn: jest.SpyInstance;

beforeEach(() => {
	warn = jest.spyOn(log(), "warn").mockImplementation(() => undefined);
});

describe("a part of a page", () => {
	it("is what its host says", async () => {
		expect(await loadPart("news", Promise.resolve(["one"]), [])).toEqual(["one"]);
		expect(warn).not.toHaveBeenCalled();
	});

	it("is left out where its host fails, and the log says which and why", async () => {
		expect(await loadPart("news", Promise.reject(new HostFailure("bad_host_answer")), [])).toEqual([]);
		expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ part: "news", failure: "bad_host_answer" }]);
	});

	it("is left out where its host takes too long", async () => {
		expect(await loadPart("logos", new Promise<string[]>(() => undefined), [], 1)).toEqual([]);
		expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ part: "logos", failure: "host_timeout" }]);
	});

	it("hides no mistake of ours", async () => {
		await expect(loadPart("news", Promise.reject(new TypeError("x")), [])).rejects.toThrow(TypeError);
	});
});
