import AGENTS from "@/tests/fixtures/user-agents.json";
import { processorMs } from "@/tests/support/runner/processor-ms";
import { readDevice } from "./device";

const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";

it.each([
	["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36", 5, "android"],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
	["Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)", 5, "ios"],
	[IPAD, 5, "ios"],
	[IPAD, 0, "desktop"],
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 10, "desktop"],
	["", 0, "desktop"],
])("identifies %j with %d touch points as %s", (userAgent, touchPoints, system) => {
	expect(readDevice({ userAgent, touchPoints })).toEqual({ kind: system, system });
});

it.each(AGENTS)("identifies $from", ({ userAgent, touchPoints, platform, mobile, system, app }) => {
	const device = readDevice({ userAgent, touchPoints, clientHints: { platform, mobile } });
	expect(device).toEqual(app ? { kind: "in-app", system, app } : { kind: system, system });
});

it("identifies an iPad as a Mac without its touch points", () => {
	expect(readDevice({ userAgent: IPAD }).kind).toBe("desktop");
});

it("identifies unknown devices as computers", () => {
	expect(readDevice({ userAgent: "", clientHints: {} })).toEqual({ kind: "desktop", system: "desktop" });
	expect(readDevice({ userAgent: "\u0000", touchPoints: Number.NaN }).kind).toBe("desktop");
});

it("parses an endless text instantly", async () => {
	const pieces = ["; wv", "Line/", "FBAN/", "Mozilla/5.0 (", "like "];
	const agents = [...pieces.map((piece) => piece.repeat(200_000)), `${"x".repeat(2_000)} Android`];
	const read = () => {
		for (const userAgent of agents) expect(readDevice({ userAgent }).system).toBe("desktop");
	};
	expect(await processorMs(read)).toBeLessThan(1_000);
});
