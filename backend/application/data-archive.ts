import { makeZip } from "client-zip";
import { parseUrl } from "../../lib/contract/parse-url";
import type { Deps } from "../deps";
import { isCopyKey, LARGEST_COPY } from "../files/stored-keys";
import { TURNS } from "../http/download";
import { answersTo } from "../store/queries/answers";
import { findFiles } from "../store/queries/applications";
import { consentsOfApplication, type SentApplication } from "../store/queries/sent-applications";
import { copiedLinks, filesIn } from "./sent/items-of";
import { applicationSections } from "./sent/sections";

/** One file of an archive; its bytes are read when their turn comes. */
interface Entry {
	name: string;
	lastModified: Date;
	input: string | AsyncIterable<Uint8Array>;
}

/** Characters that a path inside an archive may not hold, on any system. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;

/** Names that Windows keeps for devices, and ends that it leaves out. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const LOST_END = /[. ]+$/;

const safeName = (raw: string): string =>
	raw
		.replaceAll(UNSAFE, "_")
		.replaceAll(TURNS, "")
		.replace(/^\.+/, "_")
		.replace(LOST_END, "_")
		.replace(DEVICE, "_$&") || "file";

/** Gives the function that makes names safe in an archive, and each of them once: `CV.pdf`, `CV (2).pdf`. */
export function archiveNamer(): (name: string) => string {
	/** How often each name was wanted, as systems compare names. */
	const seen = new Map<string, number>();
	const keyOf = (name: string) => name.normalize("NFC").toLowerCase();
	return (raw) => {
		const name = safeName(raw);
		const dot = name.lastIndexOf(".");
		const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
		let count = (seen.get(keyOf(name)) ?? 0) + 1;
		const numbered = () => (count === 1 ? name : `${stem} (${count})${extension}`);
		while (count > 1 && seen.has(keyOf(numbered()))) count += 1;
		seen.set(keyOf(name), count);
		if (count > 1) seen.set(keyOf(numbered()), 1);
		return numbered();
	};
}

type Archived = Pick<Deps, "store" | "files">;

/** A stored file of an application under the name that it has in the archive. */
interface Named {
	key: string;
	/** Its path in the archive, below the application's folder. */
	path: string;
	bytes: number;
	/** What the application's data says of it. */
	about: Record<string, unknown>;
}

/** A name for the copy of a link: its host, which a person recognises, with the copy's own ending. */
const copyName = ({ address, copy }: { address: string; copy: string }): string =>
	`${parseUrl(address)?.hostname || "link"}${copy.slice(copy.lastIndexOf("."))}`;

/** The stored files of an application, and the copies of its links, that are still there. */
async function namedFiles({ store, files }: Archived, { application, job, company }: SentApplication) {
	const sections = applicationSections(application, job, "en");
	const [fileName, linkName] = [archiveNamer(), archiveNamer()];
	const stored = (await findFiles(store, company.id, filesIn(sections))).map(
		({ filepath, file_name, size, sha256 }): Named => {
			const path = `files/${fileName(file_name)}`;
			return { key: filepath, path, bytes: size, about: { path, file_name, size, sha256 } };
		},
	);
	const copies = copiedLinks(sections)
		.filter(({ copy }) => isCopyKey(copy))
		.map((link): Named => {
			const path = `links/${linkName(copyName(link))}`;
			return { key: link.copy, path, bytes: LARGEST_COPY, about: { path, link: link.address } };
		});
	const all = [...stored, ...copies];
	const there = await Promise.all(all.map(({ key }) => files.has(key)));
	return all.filter((_, index) => there[index]);
}

/** Everything that is stored of an application, as a value for programs. */
async function applicationAsData(store: Deps["store"], sent: SentApplication, files: readonly Named[]) {
	const { application, job, company, code } = sent;
	const { email, phone, fullname, payload, created_at, corrected_at, withdrawn_at, answered_at } = application;
	const consents = await consentsOfApplication(store, application.id);
	const answers = (await answersTo(store, application.id)).filter(({ sent_at }) => sent_at);
	return {
		job: { title: job.title, company: company.title },
		sent_at: created_at,
		corrected_at,
		withdrawn_at,
		answered_at,
		interview_code: code ?? null,
		contact: { fullname, email, phone },
		values: JSON.parse(payload) as unknown,
		consents: consents.map(({ application_id: _, ...consent }) => consent),
		answers: answers.map(({ subject, body, sent_at }) => ({ subject, body, sent_at })),
		files: files.map(({ about }) => about),
	};
}

/** What an application adds to an archive, below a folder: its data as JSON, then its files and copies of its links. */
export async function* archiveEntries(deps: Archived, sent: SentApplication, folder = ""): AsyncGenerator<Entry> {
	const files = await namedFiles(deps, sent);
	const lastModified = new Date(sent.application.created_at);
	const data = await applicationAsData(deps.store, sent, files);
	yield { name: `${folder}application.json`, lastModified, input: JSON.stringify(data, null, "\t") };
	for (const { key, path, bytes } of files) {
		const input = await deps.files.read(key, 0, bytes);
		try {
			yield { name: `${folder}${path}`, lastModified, input };
		} finally {
			// The library leaves it open when the client disconnects.
			input.destroy();
		}
	}
}

/** All data of an application as a ZIP file, made while it is read. */
export const applicationArchive = (deps: Archived, sent: SentApplication): ReadableStream =>
	makeZip(archiveEntries(deps, sent), { buffersAreUTF8: true });
