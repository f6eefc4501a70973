import { EventEmitter } from "node:events";
import { stopWhenAsked } from "./stop-process";

function openProcess() {
	const happened: unknown[] = [];
	const signals = new EventEmitter();
	const log =
		(level: string) =>
		(...said: unknown[]) =>
			void happened.push([level, ...said]);
	const stopBecause = stopWhenAsked({
		stopSite: async () => {
			happened.push("the site stops");
			return true;
		},
		stopOthers: async () => void happened.push("the others stop"),
		logger: { info: log("info"), error: log("error"), flush: (done) => done?.() },
		exit: (code) => void happened.push(code),
		signals,
	});
	return { happened, signals, stopBecause };
}

const ENDS = [["info", "stopping"], "the site stops", "the others stop", ["info", { inTime: true }, "stopped"]];

describe("a process that stops", () => {
	it("lets the site end before what it depends on, once, and exits with 0 when it is asked to", async () => {
		const { happened, signals } = openProcess();
		signals.emit("SIGTERM");
		signals.emit("SIGINT");
		await new Promise(setImmediate);
		expect(happened).toEqual([...ENDS, 0]);
	});

	it("says why and exits with 1 because of an error, after the same steps", async () => {
		const { happened, stopBecause } = openProcess();
		const error = new Error("the build is broken");
		await stopBecause(error);
		expect(happened).toEqual([["error", { err: error }, "the process can't go on"], ...ENDS, 1]);
	});

	it("has no further error while it stops", async () => {
		const { happened, signals, stopBecause } = openProcess();
		signals.emit("SIGTERM");
		await stopBecause(new Error("stopped halfway"));
		await new Promise(setImmediate);
		expect(happened).toEqual([...ENDS, 0]);
	});
});
