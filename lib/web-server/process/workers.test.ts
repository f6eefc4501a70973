import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { until } from "../../../tests/support/runner/until";
import { startWorkers } from "./workers";

let dir: string;
beforeAll(() => {
	dir = mkdtempSync(join(tmpdir(), "astronaut-"));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Starts one worker, which sends these messages once it may listen. */
function startWorker(messages: object[]) {
	const entry = join(dir, "worker.cjs");
	const sending = messages.map((message) => `process.send(${JSON.stringify(message)});`).join("");
	writeFileSync(entry, `process.once("message", () => {${sending}});process.send({ type: "hears" });`);
	const logged: Record<string, unknown>[] = [];
	const logger = pino({ level: "error" }, { write: (line: string) => void logged.push(JSON.parse(line)) });
	return { workers: startWorkers({ entry, count: 1, logger, firstPauseMs: 60_000 }), logged };
}

const FAILED = { type: "failed", lines: ["the build is broken"] };

it("the log says why a worker failed that was ready", async () => {
	const { workers, logged } = startWorker([{ type: "ready" }, FAILED]);
	await workers.open();
	await until(() => logged.length >= 2);
	expect(logged[0]).toMatchObject({ msg: "a worker failed", lines: FAILED.lines });
	expect(logged[1]).toMatchObject({ msg: "a worker ended; another one takes its place", signal: "SIGKILL" });
	await workers.stop(0);
});
