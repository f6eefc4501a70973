import { greeting } from "../../account/greeting";
import { fill } from "../../format/fill";
import { momentInWords } from "../../format/moment";
import { sizeInWords } from "../../format/size";
import type { Language } from "../../http/language";
import { readContent } from "../../job/content";
import { type Block, composeMail, type MailLine } from "../../mail/compose";
import type { StoredFile } from "../../store/queries/applications";
import type { ApplicationRow, CompanyRow, JobRow } from "../../store/schema";
import type { PendingInterview } from "../interview-of";
import { itemInWords } from "../sent/in-words";
import type { Item, Section } from "../sent/item";
import { applicationSections } from "../sent/sections";
import { receiptMessages } from "./messages";

/** The language that a job's candidates are written to in: its own, where we speak it. */
export const languageOfJob = (job: Pick<JobRow, "content">): Language =>
	readContent(job.content).language === "id" ? "id" : "en";

/** What a receipt is about. */
export interface Receipt {
	application: ApplicationRow;
	job: JobRow;
	company: CompanyRow;
	/** The files that came with it, by their keys. */
	files: ReadonlyMap<string, StoredFile>;
	/** Undefined for a job without an interview. */
	interview: PendingInterview | undefined;
	/** The phone number as people read it. */
	phone: string;
	/** The private link. */
	address: string;
	/** Address of the check of camera, microphone and connection. */
	checkAddress: string;
	language: Language;
}

/** The longest value that is repeated whole, characters. */
const LONGEST_VALUE = 1_000;

function fileAsText(file: StoredFile | undefined, language: Language): string {
	if (!file) return receiptMessages(language).missingFile;
	const { file_name, size, sha256 } = file;
	return `${file_name} (${sizeInWords(size, language)})\nSHA-256: ${sha256}`;
}

function itemAsText(item: Item, { files, phone, language }: Receipt): string {
	if (item.kind === "file") return fileAsText(files.get(item.key), language);
	const text = item.kind === "link" ? item.address : itemInWords(item, { phone, language });
	return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}${receiptMessages(language).cut}`;
}

const sectionLines = ({ groups }: Section, receipt: Receipt): MailLine[] =>
	groups
		.flat()
		.filter(({ items }) => items.length > 0)
		.map(({ label, items }) => ({ label, values: items.map((item) => itemAsText(item, receipt)) }));

/** Job, company, time, code, due date and device. */
function summary({ application, job, company, interview, language }: Receipt): MailLine[] {
	const messages = receiptMessages(language);
	const { timezone, device_type } = readContent(job.content);
	// Also where the job's page doesn't show it: whoever has applied needs it, and the reminder names it.
	const due = interview?.ends_at ? momentInWords(interview.ends_at, timezone, language) : "";
	const lines: [string, string][] = [
		[messages.job, job.title],
		[messages.company, company.title],
		[messages.sent, momentInWords(application.created_at, timezone, language)],
		[messages.code, interview?.code ?? ""],
		[messages.answerBy, due],
		[messages.device, interview && !interview.is_over ? messages[`device${device_type}`] : ""],
	];
	return lines.filter(([, value]) => value !== "").map(([label, value]) => ({ label, values: [value] }));
}

/** The ways to the interview, or that its time is over. */
function interviewBlocks({ interview, company, checkAddress, language }: Receipt): Block[] {
	if (!interview) return [];
	const messages = receiptMessages(language);
	if (interview.is_over) return [{ kind: "text", text: fill(messages.interviewOver, { company: company.title }) }];
	return [
		{ kind: "text", text: messages.interviewNext },
		{ kind: "link", label: messages.interviewLink, url: interview.url },
		{ kind: "link", label: messages.checkLink, url: checkAddress },
	];
}

/** All that was sent, as parts of a mail or of a document. */
export const sentBlocks = (receipt: Receipt): Block[] =>
	applicationSections(receipt.application, receipt.job, receipt.language, "candidate").map((section) => ({
		kind: "list",
		title: section.title,
		lines: sectionLines(section, receipt),
	}));

/**
 * The parts of a receipt, as a mail or as a file that the candidate downloads: what was received by whom, the ways on, and
 * all that was sent, its files with size and SHA-256.
 */
export function receiptBlocks(receipt: Receipt, form: "mail" | "file"): Block[] {
	const { application, job, company, address, language } = receipt;
	const messages = receiptMessages(language);
	const names = { job: job.title, company: company.title };
	const contact = company.contact_email;
	return [
		{ kind: "text", text: greeting(messages.hello, application.fullname) },
		{
			kind: "text",
			text: `${fill(messages.received, names)} ${form === "mail" ? messages.keepMail : messages.keepFile}`,
		},
		...interviewBlocks(receipt),
		{ kind: "text", text: messages.private },
		{ kind: "link", label: messages.privateLink, url: address },
		{ kind: "list", title: messages.summary, lines: summary(receipt) },
		...sentBlocks(receipt),
		...(contact ? ([{ kind: "text", text: fill(messages.questions, { email: contact }) }] as const) : []),
		{ kind: "text", text: fill(messages.bye, names) },
		...(form === "mail" ? ([{ kind: "note", text: messages.stranger }] as const) : []),
	];
}

/** The subject of a receipt's mail. */
export const receiptSubject = ({ job, company, language }: Receipt): string =>
	fill(receiptMessages(language).subject, { job: job.title, company: company.title });

/** The receipt as plain text. */
export const receiptAsText = (receipt: Receipt): string =>
	composeMail(receipt.language, receiptBlocks(receipt, "file")).body;
