import type { Engine } from "@/backend/store/engine";
import type { Region } from "@/lib/contract/code";
import { openApp, type TestApp } from "./app";
import { createDatabase, hasPostgres } from "./postgres";
import { createSeeded } from "./template";

const ENGINES: readonly Engine[] = hasPostgres ? ["sqlite", "postgres"] : ["sqlite"];

/**
 * Creates a database of the engine under test, seeded for the main region by default, and returns its address;
 * undefined for SQLite, which needs no address.
 */
type NewDatabase = (data?: Region | "nothing") => Promise<string | undefined>;

async function newPostgres(data: Region | "nothing" = "main"): Promise<string> {
	return data === "nothing" ? createDatabase() : createSeeded(data);
}

const NEW_DATABASE: Record<Engine, NewDatabase> = { sqlite: async () => undefined, postgres: newPostgres };

/** Describes something on each engine that this machine has. */
export function describeEngines(subject: string, define: (newDatabase: NewDatabase, engine: Engine) => void): void {
	describe.each(ENGINES)(`${subject}, on %s`, (engine) => define(NEW_DATABASE[engine], engine));
}

/** Describes something of the main region, opened once for all of its tests, on each engine. */
export function describeBackend(subject: string, define: (test: TestApp, newDatabase: NewDatabase) => void): void {
	describeEngines(subject, (newDatabase) => {
		let opened: TestApp;
		beforeAll(async () => {
			opened = await openApp({ databaseUrl: await newDatabase() });
		}, 60_000);
		// It is open only when the tests run, not yet when they are defined.
		const test: TestApp = {
			get app() {
				return opened.app;
			},
			get deps() {
				return opened.deps;
			},
			get dataDir() {
				return opened.dataDir;
			},
			close: () => opened.close(),
		};
		define(test, newDatabase);
		afterAll(() => opened.close());
	});
}
