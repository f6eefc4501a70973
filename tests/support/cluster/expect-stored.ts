import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";
import { readMail } from "../backend/outbox";
import { untilNone } from "../runner/until-none";
import { hashOf, type Told } from "./candidate";
import { filesDirOf, type Solo } from "./solo";

type Rows = Record<string, unknown>[];
type Ask = (sql: string, value: string) => Promise<Rows>;

const APPLICATION =
	"select code, cv_filepath from applications join interview_codes on application_id = applications.id where phone = $1";
const UPLOAD = "select sha256 from uploads where filepath = $1";

async function openDatabase({ databaseUrl, dataDir }: Solo): Promise<{ ask: Ask; close: () => Promise<void> }> {
	if (databaseUrl) {
		const client = new pg.Client({ connectionString: databaseUrl });
		await client.connect();
		return { ask: async (sql, value) => (await client.query(sql, [value])).rows, close: () => client.end() };
	}
	const database = new Database(join(dataDir, "main", "database.sqlite"), { readonly: true });
	const ask: Ask = async (sql, value) => database.prepare(sql.replace("$1", "?")).all(value) as Rows;
	return { ask, close: async () => void database.close() };
}

/** The Message-IDs of the mails to an address. */
function mailsTo({ mails }: Solo, email: string): Set<string> {
	const own = mails.received.filter(({ to }) => to.includes(email));
	return new Set(own.map(({ message }) => readMail(message).headers.get("message-id") ?? ""));
}

/** Checks that everything that was acknowledged is there once: applications, their files by hash, and their receipts. */
export async function expectStored(solo: Solo, told: readonly Told[]): Promise<void> {
	const { ask, close } = await openDatabase(solo);
	for (const { code, phone, filepath, sha256 } of told) {
		expect(await ask(APPLICATION, phone)).toEqual([{ code, cv_filepath: filepath }]);
		expect(await ask(UPLOAD, filepath)).toEqual([{ sha256 }]);
		expect(hashOf(await readFile(join(filesDirOf(solo.dataDir), filepath)))).toBe(sha256);
	}
	await close();
	const without = await untilNone(async () => told.filter(({ email }) => mailsTo(solo, email).size === 0));
	expect(without.map(({ email }) => email)).toEqual([]);
	expect(told.filter(({ email }) => mailsTo(solo, email).size > 1)).toEqual([]);
}
