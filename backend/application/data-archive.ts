import { makeZip } from "client-zip";
import type { Deps } from "../deps";
import { findFiles, type StoredFile } from "../store/queries/applications";
import { consentsOfApplication, type SentApplication } from "../store/queries/sent-applications";
import { filesIn } from "./sent/items-of";
import { applicationSections } from "./sent/sections";

/** One file of an archive; its bytes are read when their turn comes. */
interface Entry {
	name: string;
	lastModified: Date;
	input: string | AsyncIterable<Uint8Array>;
}

/** Characters that a path inside an archive may not hold, on any system. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;

/** Gives the function that makes names safe in an archive, and each of them once: `CV.pdf`, `CV (2).pdf`. */
export function archiveNamer(): (name: string) => string {
	const seen = new Map<string, number>();
	return (raw) => {
		const name = raw.replaceAll(UNSAFE, "_").replace(/^\.+/, "_") || "file";
		const key = name.toLowerCase();
		const count = (seen.get(key) ?? 0) + 1;
		seen.set(key, count);
		const dot = name.lastIndexOf(".");
		const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
		return count === 1 ? name : `${stem} (${count})${extension}`;
	};
}

/** Everything that is stored of an application, as a value for programs. */
export async function applicationAsData(store: Deps["store"], sent: SentApplication, files: readonly StoredFile[]) {
	const { application, job, company, code } = sent;
	const { email, phone, fullname, payload, created_at, withdrawn_at, answered_at } = application;
	const consents = await consentsOfApplication(store, application.id);
	return {
		job: { title: job.title, company: company.title },
		sent_at: created_at,
		withdrawn_at,
		answered_at,
		interview_code: code ?? null,
		contact: { fullname, email, phone },
		values: JSON.parse(payload) as unknown,
		consents: consents.map(({ application_id: _, ...consent }) => consent),
		files: files.map(({ file_name, size, sha256 }) => ({ file_name, size, sha256 })),
	};
}

/** The stored files of an application. */
export const filesOf = ({ store }: Pick<Deps, "store">, { application, job, company }: SentApplication) =>
	findFiles(store, company.id, filesIn(applicationSections(application, job, "en")));

/** What an application adds to an archive, below a folder: its data as JSON, then its files. */
export async function* archiveEntries(deps: Deps, sent: SentApplication, folder = ""): AsyncGenerator<Entry> {
	const stored = await filesOf(deps, sent);
	const lastModified = new Date(sent.application.created_at);
	const data = await applicationAsData(deps.store, sent, stored);
	yield { name: `${folder}application.json`, lastModified, input: JSON.stringify(data, null, "\t") };
	const nameOf = archiveNamer();
	for (const { filepath, file_name, size } of stored) {
		const input = await deps.files.read(filepath, 0, size);
		yield { name: `${folder}files/${nameOf(file_name)}`, lastModified, input };
	}
}

/** All data of an application as a ZIP file, made while it is read. */
export const applicationArchive = (deps: Deps, sent: SentApplication): ReadableStream =>
	makeZip(archiveEntries(deps, sent), { buffersAreUTF8: true });
