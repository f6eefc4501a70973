import Papa from "papaparse";
import { sourceParts } from "../../lib/contract/link-source";
import type { Language } from "../http/language";
import type { Store } from "../store/open";
import { findFiles, type StoredFile } from "../store/queries/applications";
import type { SentApplication } from "../store/queries/sent-applications";
import type { Item } from "./sent/item";
import { filesIn } from "./sent/items-of";
import { applicationSections, sourceOf } from "./sent/sections";

const BYTE_ORDER_MARK = "\uFEFF";

const MESSAGES = {
	en: {
		job: "Job",
		sent: "Sent",
		status: "Status",
		name: "Name",
		email: "Email",
		phone: "Phone",
		code: "Interview code",
		done: "Interview done",
		withdrawn: "Withdrawn",
		source: "Source",
		all: "Everything that was sent",
		unread: "unread",
		review: "review",
		invited: "invited",
		declined: "declined",
	},
	id: {
		job: "Lowongan",
		sent: "Dikirim",
		status: "Status",
		name: "Nama",
		email: "Email",
		phone: "Telepon",
		code: "Kode wawancara",
		done: "Wawancara selesai",
		withdrawn: "Ditarik",
		source: "Sumber",
		all: "Semua yang dikirim",
		unread: "belum dibaca",
		review: "ditinjau",
		invited: "diundang",
		declined: "ditolak",
	},
} as const satisfies Record<Language, Record<string, string>>;

function itemAsText(item: Item, files: ReadonlyMap<string, StoredFile>): string {
	if (item.kind === "file") return files.get(item.key)?.file_name ?? item.key;
	return item.kind === "link" ? item.address : item.text;
}

/** All that was sent in one cell, files by their names: each application answers other questions. */
async function everything(store: Store, { application, job, company }: SentApplication, language: Language) {
	const sections = applicationSections(application, job, language);
	const stored = await findFiles(store, company.id, filesIn(sections));
	const files = new Map(stored.map((file) => [file.filepath, file]));
	const rows = sections.flatMap(({ groups }) => groups.flat()).filter(({ items }) => items.length > 0);
	return rows
		.map(({ label, items }) => `${label}: ${items.map((item) => itemAsText(item, files)).join(", ")}`)
		.join("\n");
}

/** What a spreadsheet computes, in full width too, as some take it; also before line breaks, which the library's own pattern misses. */
const FORMULA = /^\s*[=+\-@|\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Rows as CSV. A cell that a spreadsheet would compute gets an apostrophe before it. */
const asCsv = (rows: readonly (readonly string[])[]): string =>
	`${Papa.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;

/** "utm_source: linkedin, ref: newsletter". */
const sourceText = (payload: string): string =>
	sourceParts(sourceOf({ payload }))
		.map(([name, value]) => `${name}: ${value}`)
		.join(", ");

/** A table of applications as CSV, in UTF-8 with a byte order mark, which spreadsheets need, made while it is read. */
export async function* applicationTable(
	store: Store,
	applications: AsyncIterable<SentApplication>,
	language: Language,
): AsyncGenerator<string> {
	const messages = MESSAGES[language];
	const { job, sent, status, name, email, phone, code, done, withdrawn, source, all } = messages;
	yield BYTE_ORDER_MARK + asCsv([[job, sent, status, name, email, phone, code, done, withdrawn, source, all]]);
	for await (const one of applications) {
		const { created_at, fullname, email: address, phone: number, ...state } = one.application;
		const cells = [
			one.job.title,
			created_at,
			messages[state.status],
			fullname,
			address ?? "",
			number,
			one.code ?? "",
			state.answered_at ?? "",
			state.withdrawn_at ?? "",
			sourceText(state.payload),
		];
		yield asCsv([[...cells, await everything(store, one, language)]]);
	}
}
