import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Database from "libsql";
import { readMail } from "../support/backend/outbox";
import { applicant, form, pdfBytes } from "../support/backend/requests";
import type { SmtpSink } from "../support/backend/smtp-sink";

/** A job that closed for long enough, whose applications retention deletes. */
const OLD_JOB = 990_001;

/** A candidate of these tests, and what became of their application. */
export interface Person {
	name: string;
	email: string;
	phone: string;
	code: string;
	filepath: string;
	/** SHA-256 of the CV. */
	sha256: string;
	token: string;
	/** The candidate's requests, in order. */
	requested: ("withdraw" | "delete")[];
	/** The confirmed changes, which must hold. */
	done: ("withdraw" | "delete")[];
	/** Whether the time for which the application is stored is over. */
	isExpired: boolean;
	/** Whether a request that confirms a change is under way. */
	isConfirming?: boolean;
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

/** Applies with a separate CV; every second person gives no email, and so confirms changes on the page. */
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
	const request = { method: "POST", body: form(values), headers: { "idempotency-key": `candidate-${number}` } };
	const result = await answered(await fetch(`${base}/public/ORBIT2`, request));
	const { interview_code: code = "", application_token: token = "" } = result;
	people.push({
		name,
		email,
		phone: String(values.phone),
		code,
		filepath,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		token,
		requested: [],
		done: [],
		isExpired: false,
	});
}

/** The backend under test, and the mails that it sent. */
export interface World {
	base: string;
	sink: SmtpSink;
}

/** The token in the mail that asks somebody to confirm a change; undefined before it has arrived. */
function mailedToken({ sink }: World, { email }: Person, wish: "withdraw" | "delete"): string | undefined {
	const mails = mailsOf(sink.received.filter(({ to }) => to.includes(email)));
	const mail = mails.find(({ subject }) => subject.startsWith(`Confirm: ${wish} `));
	return mail && /\/application\/([\w-]{43})\/confirm/.exec(mail.text)?.[1];
}

/** Waits for the mail. Throws once the backend has been killed. */
async function waitForToken(world: World, person: Person, wish: "withdraw" | "delete"): Promise<string> {
	for (;;) {
		const token = mailedToken(world, person, wish);
		if (token) return token;
		await stateOf(world.base, person.token);
		await wait(20);
	}
}

/** Opens the mailed links whose mails a kill delayed; a change may have happened although its response was lost. */
async function confirmLate(world: World, people: Person[]): Promise<void> {
	for (const person of people.filter(({ requested, done }) => requested.length > done.length)) {
		const wish = person.requested.at(-1) ?? "delete";
		const token = mailedToken(world, person, wish);
		if (!token || person.isConfirming) continue;
		person.isConfirming = true;
		const { status } = await post(world.base, `${token}/confirmation`).finally(() => {
			person.isConfirming = false;
		});
		expect([200, 404]).toContain(status);
		person.done.push(wish);
	}
}

/** Withdraws or deletes somebody's application in two steps, with an email by the mailed link. */
async function change(world: World, person: Person, wish: "withdraw" | "delete"): Promise<void> {
	const { base } = world;
	person.requested.push(wish);
	const { confirmation_token } = await answered(await post(base, `${person.token}/changes`, { change: wish }));
	const token = confirmation_token ?? (await waitForToken(world, person, wish));
	await answered(await post(base, `${token}/confirmation`));
	person.done.push(wish);
}

async function live(world: World, people: Person[]): Promise<void> {
	await confirmLate(world, people);
	for (;;) {
		await apply(world.base, people);
		const number = made;
		const isMailed = number % 8 === 0;
		const person = people.find(
			({ email, requested, isExpired }) => Boolean(email) === isMailed && requested.length === 0 && !isExpired,
		);
		if (!person) continue;
		if (number % 3 === 0) await change(world, person, "withdraw");
		if (number % 6 !== 0) await change(world, person, "delete");
	}
}

/** Applies, withdraws and deletes; ends quietly when the backend has been killed, and with any other failure loudly. */
export const liveUntilKilled = (world: World, people: Person[]) =>
	live(world, people).catch((error: unknown) => {
		// Errors of fetch come from another realm, so only their name identifies them.
		if (!/^(TypeError|SyntaxError)/.test(String(error))) throw error;
	});

/** The state of a candidate's application, or "gone". */
export const stateOf = async (base: string, token: string) => {
	const answer = await fetch(`${base}/public/applications/${token}`);
	return answer.status === 404 ? "gone" : String((await answer.json()).state);
};

/** Ends the leases of tasks that were running when the backend was killed, so that nobody waits for them. */
export function endLeases(dataDir: string): void {
	const database = new Database(join(dataDir, "main", "database.sqlite"));
	database.exec("update tasks set run_at = created_at where attempts > 0 and done_at is null");
	database.close();
}

/** Lets the time of a candidate's application be over, and retention be due, while the backend is down. */
export function expire(dataDir: string, person: Person): void {
	const database = new Database(join(dataDir, "main", "database.sqlite"));
	// Like the backend, so that the old index entry doesn't stay in a page's free space.
	database.exec(`
		pragma secure_delete = on;
		create temp table old as select * from jobs where id = 102;
		update old set id = ${OLD_JOB}, slug = 'old-one', open_code = 'OLDONE1', open_code_key = 'oldone1',
			closes_at = '2020-01-31T00:00:00.000Z';
		insert or ignore into jobs select * from old;
		delete from tasks where kind = 'retention';
	`);
	const move = "update applications set job_id = ?, delete_at = ? where phone = ?";
	database.prepare(move).run(OLD_JOB, "2021-01-31T00:00:00.000Z", person.phone);
	database.close();
	person.isExpired = true;
}

/** All bytes of the region's folder. */
export async function bytesOf(dataDir: string): Promise<Buffer[]> {
	const folder = join(dataDir, "main");
	const names = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = names.filter((entry) => entry.isFile());
	// A file that is deleted meanwhile holds nothing.
	const bytes = files.map(({ parentPath, name }) => readFile(join(parentPath, name)).catch(() => Buffer.alloc(0)));
	return Promise.all(bytes);
}

/** The mails that a server was handed, repeats included, each with its Message-ID. */
export const mailsOf = (received: SmtpSink["received"]) =>
	received.map(({ message }) => {
		const { headers, text } = readMail(message);
		const field = (name: string) => headers.get(name) ?? "";
		return { to: field("to"), id: field("message-id"), subject: field("subject"), text };
	});

/** How many deletions the log has, by their reason. */
export function countDeletions(dataDir: string): Record<string, number> {
	const database = new Database(join(dataDir, "main", "database.sqlite"));
	const rows = database.prepare("select reason, count(*) as count from deletions group by reason").all();
	database.close();
	return Object.fromEntries((rows as { reason: string; count: number }[]).map(({ reason, count }) => [reason, count]));
}
