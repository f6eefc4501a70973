import { describeAgent } from "./describe-agent";

describe("a user agent in words", () => {
	it.each([
		[
			"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
			"Chrome",
			"Windows",
		],
		[
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
			"Safari",
			"iOS",
		],
		["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
		["", null, null],
		[null, null, null],
	])("is browser and system without versions: %s", (agent, browser, system) => {
		expect(describeAgent(agent)).toEqual({ browser, system });
	});

	it("is short, whatever a client claims to be", () => {
		const { browser } = describeAgent(`${"x".repeat(5_000)}/1 `);
		expect(browser?.length ?? 0).toBeLessThanOrEqual(40);
	});
});
