import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Database from "libsql";
import { closesAt } from "@/backend/job/closes-at";
import type { DocumentRequestRow } from "@/backend/store/schema";
import type { Site } from "../sites/site";
import type { TestApp } from "./app";

const BUSY_TIMEOUT_MS = 20_000;

/** A running site, or a backend only. */
type Running = Pick<Site, "dataDir">;

/** Works on the main region's database, as another process. */
function withDatabase<T>({ dataDir }: Running, task: (database: Database.Database) => T): T {
	const database = new Database(join(dataDir, "main", "database.sqlite"));
	try {
		database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
		return task(database);
	} finally {
		database.close();
	}
}

interface NewRequest {
	/** The requested documents: option_value 0 hidden, 1 optional, 2 required. */
	documents: readonly { type: string; option_value: number }[];
	/** The last day for documents, YYYY-MM-DD; without it there is no end. */
	dueDate?: string;
	/** The open code of the job that it is for. */
	openCode?: string;
	candidateName?: string;
}

/** Requests documents from a candidate, like a company; returns the unguessable part of the link. */
export function newDocumentRequest(site: Running, request: NewRequest): string {
	const { documents, dueDate, openCode = "ORBIT1", candidateName = "Ayu Lestari Wibowo" } = request;
	const hash = randomUUID();
	withDatabase(site, (database) => {
		const job = database.prepare("select id, company_id, content from jobs where open_code = ?").get(openCode) as
			| { id: number; company_id: number; content: string }
			| undefined;
		if (!job) throw new Error(`there is no job ${openCode}`);
		const closes = closesAt(dueDate, JSON.parse(job.content).timezone);
		database
			.prepare(
				"insert into document_requests (hash, company_id, job_id, candidate_name, document_list, due_date, closes_at, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)",
			)
			.run(
				hash,
				job.company_id,
				job.id,
				candidateName,
				JSON.stringify(documents),
				dueDate ?? null,
				closes,
				new Date().toISOString(),
			);
	});
	return hash;
}

/** The backend's stored values of a document request; undefined before the submission. */
export function submittedDocuments(site: Running, hash: string) {
	return withDatabase(site, (database) => {
		const row = database.prepare("select payload from document_requests where hash = ?").get(hash) as
			| { payload: string | null }
			| undefined;
		if (!row) throw new Error(`there is no document request ${hash}`);
		return row.payload === null ? undefined : JSON.parse(row.payload);
	});
}

/**
 * Adds a request to a region in the test's own process, like the seeded open one except for the given values; returns
 * its hash.
 */
export async function addDocumentRequest({ deps }: TestApp, own: Partial<DocumentRequestRow> = {}): Promise<string> {
	const like = await deps.store
		.selectFrom("document_requests")
		.selectAll()
		.where("hash", "=", "doc-open")
		.executeTakeFirstOrThrow();
	const row = { ...like, hash: randomUUID(), ...own };
	await deps.store.insertInto("document_requests").values(row).execute();
	return row.hash;
}
