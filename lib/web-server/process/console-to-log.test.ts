import pino from "pino";
import { consoleToLog } from "./console-to-log";

describe("what the framework prints", () => {
	const lines: string[] = [];
	const nothing = () => undefined;
	const target: Pick<Console, "error" | "log" | "warn"> = { error: nothing, log: nothing, warn: nothing };
	consoleToLog(pino({ level: "info" }, { write: (line: string) => void lines.push(line) }), target);
	beforeEach(() => lines.splice(0));

	it("is one line of JSON, without colours", () => {
		target.error("\u001b[31m⨯\u001b[39m", new TypeError("broken"));
		target.warn("of two\nlines");
		expect(lines.map((line) => line.trimEnd().split("\n").length)).toEqual([1, 1]);
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({
			level: 50,
			msg: "⨯",
			err: { type: "TypeError", message: "broken" },
		});
		expect(JSON.parse(lines[1] ?? "")).toMatchObject({ level: 40, part: "framework", msg: "of two\nlines" });
	});

	it("isn't logged if it is only a progress report", () => {
		target.log(" ✓ Ready in 3 ms");
		expect(lines).toEqual([]);
	});

	it("isn't logged if it is a host's failure, which the site has logged", () => {
		const failure = new Error("host_timeout");
		failure.name = "HostFailure";
		target.error("⨯", failure);
		expect(lines).toEqual([]);
	});
});
