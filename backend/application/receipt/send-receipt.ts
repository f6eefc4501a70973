import type { Region } from "../../../lib/contract/code";
import { readContent } from "../../job/content";
import { composeMail } from "../../mail/compose";
import { enqueueMail } from "../../mail/enqueue";
import type { Store } from "../../store/open";
import { findFiles } from "../../store/queries/applications";
import { checkAddress } from "../check-address";
import { applicationAddress, saveApplicationLink } from "../links";
import { phoneInWords } from "../phone-key";
import { filesIn } from "../sent/items-of";
import { applicationSections } from "../sent/sections";
import { languageOfJob, type Receipt, receiptBlocks, receiptSubject } from "./receipt";

interface Taken extends Omit<Receipt, "files" | "phone" | "address" | "checkAddress" | "language"> {
	region: Region;
	siteOrigin: string;
}

/** A receipt with a fresh private link in it. */
export async function writeReceipt(
	write: Store,
	{ region, siteOrigin, ...taken }: Taken,
	at: string,
): Promise<Receipt> {
	const { application, job, company } = taken;
	const language = languageOfJob(job);
	const token = await saveApplicationLink(write, { applicationId: application.id, purpose: "open", region, at });
	const stored = await findFiles(write, company.id, filesIn(applicationSections(application, job, language)));
	const files = new Map(stored.map((file) => [file.filepath, file]));
	return {
		...taken,
		files,
		phone: await phoneInWords(application.phone_key ?? application.phone),
		address: applicationAddress(siteOrigin, language, token),
		checkAddress: checkAddress(siteOrigin, language, readContent(job.content).device_type),
		language,
	};
}

/**
 * Adds the mail that tells a candidate that an application has been received, in the application's own transaction and in
 * the job's language. An application without an email gets none.
 */
export async function sendReceipt(write: Store, taken: Taken, at: string): Promise<void> {
	const { email, id } = taken.application;
	if (!email) return;
	const receipt = await writeReceipt(write, taken, at);
	const mail = { subject: receiptSubject(receipt), ...composeMail(receipt.language, receiptBlocks(receipt, "mail")) };
	await enqueueMail(write, { ...mail, recipient: email, applicationId: id, purpose: "receipt" }, at);
}
