import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { startBackend } from "./backend-child";

const logger = pino({ level: "silent" });

/** A child process that runs `onStart` when it starts. */
async function entryOf(onStart: string): Promise<string> {
	const file = join(await mkdtemp(join(tmpdir(), "child-")), "child.mjs");
	await writeFile(
		file,
		`process.on("disconnect", () => process.exit(0));process.on("message", (m) => { ${onStart} });`,
	);
	return file;
}

const READY = 'process.send({ type: "ready", ports: { main: m.settings.port } });';

const until = async (condition: () => boolean) => {
	while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe("the embedded backend's process", () => {
	it("starts with its settings and stops on request", async () => {
		const child = await startBackend({ entry: await entryOf(READY), settings: { port: 1 }, logger });
		expect(child.pid()).toBeGreaterThan(0);
		await child.stop(5_000);
		expect(child.isUp()).toBe(false);
	});

	it("is restarted when it dies", async () => {
		const child = await startBackend({ entry: await entryOf(READY), settings: { port: 1 }, logger, firstPauseMs: 1 });
		const first = child.pid();
		if (first) process.kill(first, "SIGKILL");
		await until(() => child.isUp() && child.pid() !== first);
		await child.stop(5_000);
	});

	it("reports in its own words why it can't start", async () => {
		const entry = await entryOf('process.send({ type: "failed", message: "port 4000 is in use" });');
		await expect(startBackend({ entry, settings: {}, logger })).rejects.toThrow("port 4000 is in use");
	});

	it("fails to start if it ends before it is ready", async () => {
		const entry = await entryOf("process.exit(3);");
		await expect(startBackend({ entry, settings: {}, logger })).rejects.toThrow("ended before it was ready");
	});

	it("is killed if it doesn't stop in time", async () => {
		const entry = await entryOf(`process.on("SIGTERM", () => undefined);${READY}`);
		const child = await startBackend({ entry, settings: {}, logger });
		await child.stop(50);
		expect(child.isUp()).toBe(false);
	});
});
