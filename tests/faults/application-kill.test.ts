import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { seededDataDir } from "../support/backend/seeded-data";
import { type SmtpSink, startSmtpSink } from "../support/backend/smtp-sink";
import { noteResults } from "../support/reliability/results";
import { numbersFrom } from "../support/runner/numbers-from";
import { rounds } from "../support/runner/rounds";
import { untilNone } from "../support/runner/until-none";
import {
	bytesOf,
	countDeletions,
	endLeases,
	expire,
	liveUntilKilled,
	mailsOf,
	type Person,
	stateOf,
} from "./application-steps";

/** A hundred rounds take two minutes (`TEST_ROUNDS=100`); these are for each run. */
const KILLS = rounds(12);

/** Draws the moments; another one draws others. */
const SEED = rounds(20_261_123, "TEST_SEED");

const isReceipt = (id: string) => id.startsWith("<receipt-");

/** The backend at the moment; one that a failed test leaves behind would keep the runner from ending. */
let running: RunningBackend | undefined;
let sink: SmtpSink;
beforeAll(async () => {
	sink = await startSmtpSink();
});
afterAll(async () => {
	await running?.kill("SIGKILL");
	await sink.close();
});

/** Kills the backend again and again while candidates apply, change and expire; returns it running. */
async function killRepeatedly(dataDir: string, people: Person[]): Promise<RunningBackend> {
	const random = numbersFrom(SEED);
	const options = { dataDir, smtpUrl: sink.url };
	const start = async () => {
		running = await startBackend(options);
		return running;
	};
	let backend = await start();
	for (let round = 0; round < KILLS; round += 1) {
		const world = { base: backend.main, sink };
		const work = [liveUntilKilled(world, people), liveUntilKilled(world, people)];
		// So many more candidates, and a moment between two of their steps: the same work on any machine.
		const enough = people.length + 2 + Math.floor(random() * 10);
		await untilNone(async () => (people.length < enough ? ["candidates"] : []), 10);
		await wait(random() * 100);
		await backend.kill("SIGKILL");
		await Promise.all(work);
		const next = people.find(({ email, isExpired, requested }) => email && !isExpired && requested.length === 0);
		if (next && round % 2 === 0) expire(dataDir, next);
		endLeases(dataDir);
		backend = await start();
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

/** The Message-IDs of the mails that fit. */
const idsOf = (fits: (mail: ReturnType<typeof mailsOf>[number]) => boolean) =>
	new Set(
		mailsOf(sink.received)
			.filter(fits)
			.map(({ id }) => id),
	);

/** Waits until everybody has got the mail that fits, always under one Message-ID. */
async function expectOneEach(
	people: Person[],
	fits: (mail: ReturnType<typeof mailsOf>[number], person: Person) => boolean,
) {
	const without = () => people.filter((person) => idsOf((mail) => fits(mail, person)).size !== 1);
	expect((await untilNone(async () => without())).map(({ name }) => name)).toEqual([]);
}

/**
 * Checks that each candidate with an email got a receipt and word of a deletion, each withdrawal and each deletion by a
 * candidate was told to the company, and a mail that came again had the same Message-ID.
 */
async function expectMails(dataDir: string, people: Person[], deleted: Person[]): Promise<void> {
	const staying = people.filter(
		({ email, isExpired, requested }) => email && !isExpired && !requested.includes("delete"),
	);
	await expectOneEach(
		staying,
		({ to, id, text }, { email, code }) => to === email && text.includes(code) && isReceipt(id),
	);
	const receipts = mailsOf(sink.received).filter(({ id }) => isReceipt(id));
	expect(new Set(receipts.map(({ id }) => id)).size).toBe(new Set(receipts.map(({ to }) => to)).size);
	const byThemselves = deleted.filter(({ email, isExpired }) => email && !isExpired);
	// A few kills on a busy machine may leave nobody the time for both mails.
	if (KILLS >= 50) expect(byThemselves).not.toEqual([]);
	await expectOneEach(byThemselves, ({ to, subject }, { email }) => to === email && / is deleted$/.test(subject));
	const withdrawn = people.filter(({ done, requested }) => done.includes("withdraw") && !requested.includes("delete"));
	await expectOneEach(withdrawn, ({ subject }, { name }) => subject.includes(`Withdrawn: ${name}`));
	const { candidate = 0 } = countDeletions(dataDir);
	const missing = () => candidate - idsOf(({ subject }) => /^An application .* was deleted$/.test(subject)).size;
	await untilNone(async () => (missing() > 0 ? ["notice"] : []));
	expect(missing()).toBe(0);
}

it(
	`loses no receipt and leaves no half of a deleted candidate, through ${KILLS} kills at moments of seed ${SEED}`,
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
		const kept = people.filter(
			({ email, isExpired, requested }) => email && !isExpired && !requested.includes("delete"),
		);
		expect(kept.length).toBeGreaterThan(KILLS / 4);
		await expectMails(dataDir, people, deleted);

		const leftOf = async () => {
			const bytes = await bytesOf(dataDir);
			return deleted.flatMap(({ name, email, phone, code, filepath, sha256 }) =>
				[name, email, phone, code, filepath, sha256].filter(
					(needle) => needle && bytes.some((file) => file.includes(needle)),
				),
			);
		};
		// A task that was killed in the middle runs again once its lease is over.
		await untilNone(leftOf);
		expect(deleted.filter(({ filepath }) => existsSync(join(dataDir, "main", "files", filepath)))).toEqual([]);
		expect(await backend.stop()).toBe(0);
		expect(await leftOf()).toEqual([]);
		const bytes = await bytesOf(dataDir);
		for (const { name } of kept) expect(bytes.some((file) => file.includes(name))).toBe(true);
		await rm(dataDir, { recursive: true, force: true });
		noteResults("kill", {
			seeds: [SEED],
			isWhole: KILLS >= 60,
			rows: [
				["Kills of a backend alone, over applications, withdrawals, deletions and mails", KILLS],
				["Candidates with a receipt under one Message-ID", kept.length],
				["Deleted candidates of whom nothing is left", deleted.length],
			],
		});
	},
	Math.max(300_000, KILLS * 6_000),
);
