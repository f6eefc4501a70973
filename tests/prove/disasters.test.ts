import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { hasPostgres } from "../support/backend/postgres";
import { startBackend } from "../support/backend/process";
import { applicant } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";
import { applyInCluster, sendApplication, type Told } from "../support/cluster/candidate";
import { expectStored } from "../support/cluster/expect-stored";
import { openSolo, type Solo } from "../support/cluster/solo";
import { mountSmallDisk } from "../support/engines/small-disk";
import { noteResults } from "../support/reliability/results";
import { siteClock } from "../support/sites/site-clock";

const FILE_BYTES = 300_000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

let solo: Solo | undefined;
let number = 0;
const told: Told[] = [];
beforeEach(() => told.splice(0));
afterEach(async () => {
	await solo?.close();
	solo = undefined;
});

const note = (what: string) =>
	noteResults("kill", { seeds: [], isWhole: true, rows: [[what, "nothing lost, refused in words"]] });

async function applyOnce(): Promise<void> {
	number += 1;
	if (solo) told.push(await applyInCluster(solo, number, FILE_BYTES));
}

/** Sends one more application with a stored file; gives the status, and the words of a refusal. */
async function tryOnce(filepath: string): Promise<{ status: number | undefined; message: unknown }> {
	number += 1;
	if (!solo) throw new Error("It runs.");
	const { status, body } = await sendApplication(solo, applicant({ file_cv: filepath }), `disaster-key-${number}`);
	return { status, message: body.message };
}

const statusOf = async (path: string) => (await fetch(`${solo?.backends[0]}${path}`)).status;

const disk = mountSmallDisk(400);
afterAll(() => disk?.remove());
const onDisk = disk ? it : it.skip;

/** A seeded folder on the small disk. */
async function dataOnDisk(): Promise<string> {
	const seeded = await seededDataDir();
	const dataDir = join(disk?.dir ?? "", `data-${number}`);
	await cp(seeded, dataDir, { recursive: true });
	await rm(seeded, { recursive: true });
	return dataDir;
}

onDisk(
	"a full disk refuses in words, jobs are still shown, and everything acknowledged is there",
	async () => {
		solo = await openSolo({ dataDir: await dataOnDisk() });
		await applyOnce();
		const filepath = told[0]?.filepath ?? "";
		disk?.fill();
		try {
			const tries = Array.from({ length: 4 }, () => tryOnce(filepath));
			for (const tried of await Promise.all(tries))
				expect(tried).toEqual({ status: 507, message: "There is no room left to store this." });
			expect(await statusOf("/public/ORBIT1")).toBe(200);
		} finally {
			disk?.free();
		}
		await applyOnce();
		await expectStored(solo, told);
		note("A disk that became full");
	},
	120_000,
);

onDisk(
	"a read-only disk is named when the backend starts, and everything acknowledged is there after it",
	async () => {
		const dataDir = await dataOnDisk();
		solo = await openSolo({ dataDir });
		await applyOnce();
		await solo.backend.stop();
		await disk?.setReadOnly(true);
		try {
			await expect(startBackend({ dataDir })).rejects.toThrow(/read-only/);
		} finally {
			await disk?.setReadOnly(false);
		}
		await solo.backend.restart();
		await expectStored(solo, told);
		note("A disk that became read-only");
	},
	120_000,
);

it("a clock that jumps by an hour and by a year, ahead and back, loses nothing", async () => {
	const clock = siteClock();
	solo = await openSolo({ preload: clock.script });
	for (const ahead of [0, HOUR_MS, YEAR_MS, 0, -HOUR_MS, -YEAR_MS, 0]) {
		clock.set(Date.now() + ahead);
		// A job whose due date has passed takes no applications; what is there has to stay.
		if (ahead < YEAR_MS) await applyOnce();
		await solo.backend.restart();
		await expectStored(solo, told);
	}
	await solo.close();
	solo = undefined;
	clock.remove();
	note("A clock that jumped by an hour and by a year, ahead and back");
}, 180_000);

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres("PostgreSQL", () => {
	it("without a free connection refuses in words, and has everything that was acknowledged", async () => {
		solo = await openSolo({ engine: "PostgreSQL" });
		await applyOnce();
		const filepath = told[0]?.filepath ?? "";
		const clients: pg.Client[] = [];
		try {
			for (let count = 0; count < 600; count += 1) {
				const client = new pg.Client({ connectionString: solo.databaseUrl });
				client.on("error", () => undefined);
				await client.connect();
				clients.push(client);
			}
		} catch {
			// There are none left.
		}
		const statuses = await Promise.all(Array.from({ length: 40 }, () => tryOnce(filepath)));
		const odd = statuses.filter(({ status, message }) => status !== 200 && !(status === 503 && message));
		await Promise.all(clients.map((client) => client.end()));
		expect(odd).toEqual([]);
		expect(clients.length).toBeGreaterThan(100);
		await applyOnce();
		await expectStored(solo, told);
		note("PostgreSQL without a free connection");
	}, 120_000);

	it("that is paused and goes on keeps what was acknowledged", async () => {
		solo = await openSolo({ engine: "PostgreSQL" });
		const postgres = solo.victims.find(({ name }) => name === "PostgreSQL");
		await applyOnce();
		const filepath = told[0]?.filepath ?? "";
		const [, ...answers] = await Promise.all([postgres?.freeze(4_000), tryOnce(filepath), tryOnce(filepath)]);
		expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
		await applyOnce();
		await expectStored(solo, told);
		note("PostgreSQL that was paused (SIGSTOP)");
	}, 120_000);
});
