import type { Engine } from "@/backend/store/engine";
import { openApp, type TestApp } from "./backend-app";
import { type Cluster, hasPostgres, startPostgres } from "./backend-postgres";

const ENGINES: readonly Engine[] = hasPostgres ? ["sqlite", "postgres"] : ["sqlite"];

/** Gives the address of a new, empty database of the engine under test; none for SQLite, which needs no address. */
type NewDatabase = () => Promise<string | undefined>;

/** Describes something on each engine that this machine has. */
export function describeEngines(subject: string, define: (newDatabase: NewDatabase, engine: Engine) => void): void {
	describe.each(ENGINES)(`${subject}, on %s`, (engine) => {
		let cluster: Cluster | undefined;
		beforeAll(async () => {
			cluster = engine === "postgres" ? await startPostgres() : undefined;
		}, 60_000);
		define(async () => cluster?.createDatabase(), engine);
		// After the test's own clean-up, which still needs the server.
		afterAll(() => cluster?.stop());
	});
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
