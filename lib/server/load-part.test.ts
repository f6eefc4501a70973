import { EventEmitter, once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { HostFailure } from "./host-failure";
import { awaitHosts } from "./hosts-open";
import { loadPart } from "./load-part";
import { log, logFailure } from "./log";

let warn: jest.SpyInstance;

beforeEach(() => {
	warn = jest.spyOn(log(), "warn").mockImplementation(() => undefined);
});

const lines = () => warn.mock.calls.map(([fields]) => fields);

describe("an optional part of a page", () => {
	it("is the host's response", async () => {
		expect(await loadPart("news", async () => ["one"], [])).toEqual(["one"]);
		expect(warn).not.toHaveBeenCalled();
	});

	it("is omitted if its host fails, with one log line", async () => {
		const load = async () => {
			const failure = new HostFailure("bad_host_answer");
			logFailure("one", "blogs", failure);
			throw failure;
		};
		expect(await loadPart("news", load, [])).toEqual([]);
		expect(lines()).toEqual([{ requestId: "one", call: "blogs", pagePart: "news", failure: "bad_host_answer" }]);
	});

	it("is omitted if its host takes too long", async () => {
		expect(await loadPart("logos", () => new Promise<string[]>(() => undefined), [], 1)).toEqual([]);
		expect(lines()).toEqual([{ pagePart: "logos", failure: "host_timeout" }]);
	});

	it("doesn't hide our own errors", async () => {
		await expect(loadPart("news", () => Promise.reject(new TypeError("x")), [])).rejects.toThrow(TypeError);
	});

	it("waits for hosts that start beside the site, and is patient from then on", async () => {
		const hosts = new EventEmitter();
		awaitHosts(once(hosts, "open"));
		const load = jest.fn(async () => ["one"]);
		const patienceMs = 5;
		const loading = loadPart("news", load, [], patienceMs);
		await wait(2 * patienceMs);
		expect(load).not.toHaveBeenCalled();
		hosts.emit("open");
		expect(await loading).toEqual(["one"]);
	});

	it("doesn't wait for hosts that can't start", async () => {
		awaitHosts(Promise.reject(new Error("the port is taken")));
		expect(await loadPart("news", async () => ["one"], [])).toEqual(["one"]);
	});
});
