import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readMail } from "../support/backend/outbox";
import { type RunningBackend, startBackend } from "../support/backend/process";
import { applicant, form, pdfBytes } from "../support/backend/requests";
import { seededDataDir } from "../support/backend/seeded-data";
import { numbersFrom } from "../support/runner/numbers-from";

/** A hundred take a minute and a half; these are for each run. */
const KILLS = 12;

const PATIENCE_MS = 40_000;

interface Person {
	name: string;
	email: string;
	phone: string;
	code: string;
	filepath: string;
	token: string;
	/** What the candidate asked for, in the order of asking. */
	asked: ("withdraw" | "delete")[];
	/** What was answered for, so that it must hold. */
	done: ("withdraw" | "delete")[];
}

let made = 0;

async function answered(answer: Response): Promise<Record<string, string>> {
	const body = await answer.json();
	expect([answer.status, body]).toEqual([200, body]);
	return body;
}

const post = (base: string, path: string, body: unknown = {}) =>
	fetch(`${base}/public/applications/${path}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "content-type": "application/json" },
	});

/** Applies with a CV of its own; every second person gives no email, and so confirms on the page. */
async function apply(base: string, people: Person[]): Promise<void> {
	made += 1;
	const number = made;
	const bytes = pdfBytes(2_000 + number);
	const cv = form({ is_cv: 0 }, { file: new File([bytes], `cv-${number}.pdf`, { type: "application/pdf" }) });
	const { filepath = "" } = await answered(
		await fetch(`${base}/companies/3/store_and_extract_document`, { method: "POST", body: cv }),
	);
	const name = `Unik Sekali ${number} Bin Tunggal`;
	const email = number % 2 === 0 ? `unik-${number}@example.com` : "";
	const place = { company_id: "3", job_id: "102", interview_code: "ORBIT2" };
	const values = applicant({ ...place, fullname: name, email, email2: email, file_cv: filepath });
	const result = await answered(await fetch(`${base}/public/ORBIT2`, { method: "POST", body: form(values) }));
	const { interview_code: code = "", application_token: token = "" } = result;
	people.push({ name, email, phone: String(values.phone), code, filepath, token, asked: [], done: [] });
}

/** Withdraws or deletes somebody's application in two steps. */
async function change(base: string, person: Person, what: "withdraw" | "delete"): Promise<void> {
	person.asked.push(what);
	const { confirmation_token = "" } = await answered(await post(base, `${person.token}/changes`, { change: what }));
	await answered(await post(base, `${confirmation_token}/confirmation`));
	person.done.push(what);
}

/** Ends quietly when the backend has been killed, and with any other failure loudly. */
const untilKilled = (work: Promise<void>) =>
	work.catch((error: unknown) => {
		// What fetch throws comes from outside the test's own realm, so only its name tells.
		if (!/^(TypeError|SyntaxError)/.test(String(error))) throw error;
	});

async function live(base: string, people: Person[]): Promise<void> {
	for (;;) {
		await apply(base, people);
		const person = people.filter(({ email, asked }) => !email && asked.length === 0).at(0);
		if (!person) continue;
		if (made % 3 === 0) await change(base, person, "withdraw");
		await change(base, person, "delete");
	}
}

const stateOf = async (base: string, token: string) => {
	const answer = await fetch(`${base}/public/applications/${token}`);
	return answer.status === 404 ? "gone" : String((await answer.json()).state);
};

/** All bytes of the region's folder but its outbox, which stands for a mail server. */
async function bytesOf(dataDir: string): Promise<Buffer[]> {
	const folder = join(dataDir, "main");
	const names = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = names.filter((entry) => entry.isFile() && !entry.parentPath.includes("outbox"));
	// A file that is deleted meanwhile holds nothing.
	const bytes = files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => Buffer.alloc(0)));
	return Promise.all(bytes);
}

/** The mails in the outbox, by recipient, each with its Message-ID. */
async function mailsIn(dataDir: string): Promise<{ to: string; id: string; text: string }[]> {
	const folder = join(dataDir, "main", "outbox");
	const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
	const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
	return texts.map((message) => {
		const { headers, text } = readMail(message);
		return { to: headers.get("to") ?? "", id: headers.get("message-id") ?? "", text };
	});
}

it(`loses no receipt and leaves no half-deleted candidate, through ${KILLS} kills at any moment`, async () => {
	const dataDir = await seededDataDir();
	const random = numbersFrom(20_261_123);
	const people: Person[] = [];
	let backend: RunningBackend = await startBackend({ dataDir });
	for (let round = 0; round < KILLS; round += 1) {
		const work = [untilKilled(live(backend.main, people)), untilKilled(live(backend.main, people))];
		await wait(200 + random() * 600);
		await backend.kill("SIGKILL");
		await Promise.all(work);
		backend = await startBackend({ dataDir });
	}
	const { main } = backend;
	const deleted: Person[] = [];
	for (const person of people) {
		const state = await stateOf(main, person.token);
		// A change that was asked for may have happened although its answer was lost; never half of it.
		if (person.done.includes("delete")) expect(state).toBe("gone");
		else if (person.done.includes("withdraw")) expect(["withdrawn", "gone"]).toContain(state);
		if (state === "gone") deleted.push(person);
	}
	expect(deleted.length).toBeGreaterThan(0);
	const written = people.filter(({ email }) => email);
	expect(written.length).toBeGreaterThan(KILLS / 2);
	const end = Date.now() + PATIENCE_MS;
	const unsent = async () => {
		const mails = await mailsIn(dataDir);
		return written.filter(({ email, code }) => !mails.some(({ to, text }) => to === email && text.includes(code)));
	};
	while ((await unsent()).length > 0 && Date.now() < end) await wait(100);
	expect((await unsent()).map(({ email }) => email)).toEqual([]);
	const ids = (await mailsIn(dataDir)).map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);

	// A task that was killed in the middle runs again once its lease is over.
	const leftOf = async () => {
		const bytes = await bytesOf(dataDir);
		return deleted.flatMap(({ name, phone, code, filepath }) =>
			[name, phone, code, filepath].filter((needle) => bytes.some((file) => file.includes(needle))),
		);
	};
	while ((await leftOf()).length > 0 && Date.now() < end) await wait(200);
	expect(deleted.filter(({ filepath }) => existsSync(join(dataDir, "main", "files", filepath)))).toEqual([]);
	expect(await backend.stop()).toBe(0);
	expect(await leftOf()).toEqual([]);
	const bytes = await bytesOf(dataDir);
	for (const { name } of written) expect(bytes.some((file) => file.includes(name))).toBe(true);
	await rm(dataDir, { recursive: true, force: true });
}, 300_000);
