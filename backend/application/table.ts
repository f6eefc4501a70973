import Papa from "papaparse";
import type { Language } from "../http/language";
import type { SentApplication } from "../store/queries/sent-applications";
import type { Item } from "./sent/item";
import { applicationSections } from "./sent/sections";

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
		withdrawn: "Withdrawn",
		all: "Everything that was sent",
	},
	id: {
		job: "Lowongan",
		sent: "Dikirim",
		status: "Status",
		name: "Nama",
		email: "Email",
		phone: "Telepon",
		code: "Kode wawancara",
		withdrawn: "Ditarik",
		all: "Semua yang dikirim",
	},
} as const satisfies Record<Language, Record<string, string>>;

const itemAsText = (item: Item) => (item.kind === "text" ? item.text : item.kind === "link" ? item.address : item.key);

/** All that was sent in one cell: each application answers other questions. */
function everything({ application, job }: SentApplication, language: Language): string {
	const rows = applicationSections(application, job, language).flatMap(({ groups }) => groups.flat());
	const filled = rows.filter(({ items }) => items.length > 0);
	return filled.map(({ label, items }) => `${label}: ${items.map(itemAsText).join(", ")}`).join("\n");
}

/** Rows as CSV. A cell that a spreadsheet would compute gets an apostrophe before it. */
const asCsv = (rows: readonly (readonly string[])[]): string =>
	`${Papa.unparse(rows as string[][], { escapeFormulae: true, newline: "\r\n" })}\r\n`;

/** A table of applications as CSV, in UTF-8 with a byte order mark, which spreadsheets need, made while it is read. */
export async function* applicationTable(
	applications: AsyncIterable<SentApplication>,
	language: Language,
): AsyncGenerator<string> {
	const { job, sent, status, name, email, phone, code, withdrawn, all } = MESSAGES[language];
	yield BYTE_ORDER_MARK + asCsv([[job, sent, status, name, email, phone, code, withdrawn, all]]);
	for await (const one of applications) {
		const { created_at, status: state, fullname, email: address, phone: number, withdrawn_at } = one.application;
		const cells = [
			one.job.title,
			created_at,
			state,
			fullname,
			address ?? "",
			number,
			one.code ?? "",
			withdrawn_at ?? "",
		];
		yield asCsv([[...cells, everything(one, language)]]);
	}
}
