import type { z } from "zod";
import type { sentApplication } from "../../lib/contract/schemas/sent-application";
import type { Deps } from "../deps";
import { momentInWords } from "../format/moment";
import type { Language } from "../http/language";
import { readContent } from "../job/content";
import { findFiles, type StoredFile } from "../store/queries/applications";
import { consentsOfApplication, type SentApplication } from "../store/queries/sent-applications";
import { hiddenEmail } from "./hidden-email";
import { pendingInterviewOf } from "./interview-of";
import { isClosed, saysClosed } from "./is-closed";
import { phoneInWords } from "./phone-key";
import { itemInWords } from "./sent/in-words";
import type { Item, Section } from "./sent/item";
import { filesIn } from "./sent/items-of";
import { sentLabels } from "./sent/messages";
import { applicationSections } from "./sent/sections";

type View = z.input<typeof sentApplication>;

/** The state of an application, as shown to its candidate. */
function stateOf({ application }: SentApplication, interview: View["interview"]): View["state"] {
	if (application.withdrawn_at) return "withdrawn";
	if (application.answered_at) return "answered";
	if (application.status !== "unread") return "looked_at";
	if (!interview) return "received";
	return interview.is_over ? "interview_over" : "interview_open";
}

interface Shown {
	files: ReadonlyMap<string, StoredFile>;
	/** The phone number as people read it. */
	phone: string;
	language: Language;
}

function toItem(item: Item, { files, phone, language }: Shown) {
	if (item.kind === "link") return { link: item.address };
	if (item.kind !== "file") return { text: itemInWords(item, { phone, language }) };
	const file = files.get(item.key);
	return file ? { file: { name: file.file_name, size: file.size, sha256: file.sha256 ?? undefined } } : {};
}

const toSection = ({ title, groups }: Section, shown: Shown) => ({
	title,
	groups: groups.map((rows) =>
		rows.map(({ label, items }) => ({ label, items: items.map((item) => toItem(item, shown)) })),
	),
});

/** An application as its candidate sees it, its labels in `language`. */
export async function applicationView(deps: Deps, sent: SentApplication, language: Language): Promise<View> {
	const { application, job, company } = sent;
	const { timezone, device_type, takes_word } = readContent(job.content);
	const sections = applicationSections(application, job, language, "candidate");
	const stored = await findFiles(deps.store, company.id, filesIn(sections));
	const files = new Map(stored.map((file) => [file.filepath, file]));
	const consents = await consentsOfApplication(deps.store, application.id);
	const labels = sentLabels(language, "candidate");
	const interview = pendingInterviewOf(sent, deps, language);
	const momentOf = (at: string | null | undefined) => (at ? momentInWords(at, timezone, language) : undefined);
	const phone = await phoneInWords(application.phone_key ?? application.phone);
	return {
		state: stateOf(sent, interview),
		job: {
			title: job.title,
			company: company.title,
			contact_email: company.contact_email,
			open_code: job.open_code,
			device_type,
			closes_at: job.closes_at ?? undefined,
			closes: momentOf(job.closes_at),
			is_open: !saysClosed(job, deps.now()),
			takes_changes: !isClosed(job, deps.now()),
			takes_word,
		},
		interview: interview && { ...interview, ends: momentOf(interview.ends_at) },
		sent: momentInWords(application.created_at, timezone, language),
		contact: { fullname: application.fullname, email: application.email ?? undefined, phone },
		confirms_by: application.email ? hiddenEmail(application.email) : undefined,
		company_id: company.id,
		sections: sections.map((section) => toSection(section, { files, phone, language })),
		consents: consents.map(({ kind, text_hash, language: written, version, given_at }) => ({
			label: labels[kind] ?? kind,
			text_hash,
			language: written,
			version: momentInWords(version, timezone, language),
			given_at: momentInWords(given_at, timezone, language),
		})),
	};
}
