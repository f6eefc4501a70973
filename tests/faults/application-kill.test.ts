import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { seededDataDir } from "../support/backend/seeded-data";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { bytesOf, expire, liveUntilKilled, mailsIn, type Person, stateOf } from "./application-steps";

/** A hundred rounds take two minutes (`TEST_ROUNDS=100`); these are for each run. */
const KILLS = rounds(12);

const PATIENCE_MS = 40_000;

/** Repeats a look until it finds nothing any more, or patience is over, and returns what it found last. */
async function untilNone<T>(look: () => Promise<T[]>): Promise<T[]> {
	const end = Date.now() + PATIENCE_MS;
	for (;;) {
		const found = await look();
		if (found.length === 0 || Date.now() > end) return found;
		await wait(200);
	}
}

/** Kills the backend again and again while candidates apply, change and expire; returns it running. */
async function killRepeatedly(dataDir: string, people: Person[]): Promise<RunningBackend> {
	const random = numbersFrom(20_261_123);
	let backend = await startBackend({ dataDir });
	for (let round = 0; round < KILLS; round += 1) {
		const work = [liveUntilKilled(backend.main, people), liveUntilKilled(backend.main, people)];
		await wait(200 + random() * 600);
		await backend.kill("SIGKILL");
		await Promise.all(work);
		const next = people.find(({ email, isExpired }) => email && !isExpired);
		if (next && round % 2 === 0) expire(dataDir, next);
		backend = await startBackend({ dataDir });
	}
	return backend;
}

/** Compares each application's state with the requests and responses; returns the deleted candidates. */
async function expectStates(base: string, people: Person[]): Promise<Person[]> {
	const deleted: Person[] = [];
	for (const person of people) {
		const state = await stateOf(base, person.token);
		// A requested change may have happened although its response was lost; never half of it.
		if (person.isExpired || person.done.includes("delete")) expect(state).toBe("gone");
		else if (person.done.includes("withdraw")) expect(["withdrawn", "gone"]).toContain(state);
		if (state === "gone") deleted.push(person);
	}
	return deleted;
}

/** Checks that each candidate with an email has a receipt, and that no mail was written under two Message-IDs. */
async function expectReceipts(dataDir: string, people: Person[]): Promise<void> {
	const unsent = await untilNone(async () => {
		const mails = await mailsIn(dataDir);
		return people.filter(({ email, code }) => !mails.some(({ to, text }) => to === email && text.includes(code)));
	});
	expect(unsent.map(({ email }) => email)).toEqual([]);
	const ids = (await mailsIn(dataDir)).map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
}

it(
	`loses no receipt and leaves no half of a deleted candidate, through ${KILLS} kills at any moment`,
	async () => {
		const dataDir = await seededDataDir();
		const people: Person[] = [];
		const backend = await killRepeatedly(dataDir, people);
		const expired = people.filter(({ isExpired }) => isExpired);
		expect(expired.length).toBeGreaterThan(KILLS / 4);
		const stored = await untilNone(async () => {
			const states = await Promise.all(expired.map(({ token }) => stateOf(backend.main, token)));
			return states.filter((state) => state !== "gone");
		});
		expect(stored).toEqual([]);
		const deleted = await expectStates(backend.main, people);
		expect(deleted.length).toBeGreaterThan(expired.length);
		const written = people.filter(({ email, isExpired }) => email && !isExpired);
		expect(written.length).toBeGreaterThan(KILLS / 4);
		await expectReceipts(dataDir, written);

		const leftOf = async () => {
			const bytes = await bytesOf(dataDir);
			return deleted.flatMap(({ name, phone, code, filepath }) =>
				[name, phone, code, filepath].filter((needle) => bytes.some((file) => file.includes(needle))),
			);
		};
		// A task that was killed in the middle runs again once its lease is over.
		await untilNone(leftOf);
		expect(deleted.filter(({ filepath }) => existsSync(join(dataDir, "main", "files", filepath)))).toEqual([]);
		expect(await backend.stop()).toBe(0);
		expect(await leftOf()).toEqual([]);
		const bytes = await bytesOf(dataDir);
		for (const { name } of written) expect(bytes.some((file) => file.includes(name))).toBe(true);
		await rm(dataDir, { recursive: true, force: true });
	},
	Math.max(300_000, KILLS * 6_000),
);
