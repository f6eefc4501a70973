import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { extensionOf } from "../../../lib/contract/file-types";
import { application } from "../../../lib/contract/schemas/application";
import { consentsOf } from "../../application/consents";
import type { Values } from "../../application/values";
import type { FileStore } from "../../files/file-store";
import { newKey } from "../../files/new-key";
import { writeNew } from "../../files/write-new";
import type { Store } from "../../store/open";
import { titleKey } from "../../store/title-key";
import { CV_SLOT } from "../../upload/cv-slot";
import type { SeedApplication, SeedFile } from "../entry";
import { pdfOf } from "./pdf";

/** When applications are seeded, and where their files go. */
export interface ApplicationPlace {
	now: Date;
	files: FileStore;
	/** A folder on the same disk, for files that are being written. */
	tempDir: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const bytesOf = (file: SeedFile): Buffer =>
	"film" in file ? readFileSync(join(process.cwd(), file.film)) : pdfOf(file.lines);

/** A file in its place, with the key that the application names it by. */
type Placed = SeedFile & { key: string };

/** Stores a file and its row. A crash before the end of the transaction leaves a file that nothing names. */
async function placeFile(
	write: Store,
	{ id, job }: SeedApplication,
	file: SeedFile,
	{ files, tempDir, at }: ApplicationPlace & { at: string },
): Promise<Placed> {
	const bytes = bytesOf(file);
	const extension = extensionOf(file.name);
	const key = newKey(job.companyId, extension);
	const received = join(tempDir, key.replaceAll("/", "-"));
	await writeNew(received, [bytes], { flush: true });
	await files.finish(key, received);
	const identifier = `demo-${id}-${file.name}`;
	const about = { company_id: job.companyId, identifier, filepath: key, file_name: file.name, extension };
	const size = { slot: file.at === "cv" ? CV_SLOT : 1, size: bytes.length, received: bytes.length };
	const times = { created_at: at, updated_at: at, used_at: at };
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	await write
		.insertInto("uploads")
		.values({ ...about, ...size, sha256, ...times })
		.execute();
	return { ...file, key };
}

/** The values as the form would have sent them, with their files. */
function valuesOf({ job, values = {}, ...person }: SeedApplication, files: readonly Placed[]): Values {
	const cv = files.find(({ at }) => at === "cv");
	const attached = ({ name, key }: Placed) => ({ filename: name, filepath: key });
	const documents = files.flatMap((file) => {
		const type = file.at === "cv" ? "CV" : "document" in file.at ? file.at.document : undefined;
		return type === undefined ? [] : [{ document_type: type, attachment: [attached(file)] }];
	});
	const answers = files.flatMap((file, index) =>
		typeof file.at === "object" && "question" in file.at
			? [
					{
						id: file.at.id ?? `film-${index}`,
						label: file.at.question,
						input_type: 7,
						is_mandatory: false,
						value: [file.key],
					},
				]
			: [],
	);
	const known = values.custom_fields ?? [];
	return application.parse({
		company_id: String(job.companyId),
		job_id: String(job.id),
		interview_code: job.openCode,
		fullname: person.fullname,
		preferred_name: person.preferredName,
		email: person.email,
		email2: person.email,
		phone: person.phone,
		gdpr: true,
		...(job.content.compliance && { compliance: true }),
		...values,
		...(cv && { cv: cv.name, file_cv: cv.key }),
		document_candidate: [...(values.document_candidate ?? []), ...documents],
		custom_fields: [...known, ...answers],
	});
}

async function writeApplication(write: Store, seed: SeedApplication, place: ApplicationPlace): Promise<void> {
	const { now } = place;
	const { id, job, email, fullname, phone } = seed;
	const moment = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS - HOUR_MS).toISOString();
	const optional = (daysAgo: number | undefined) => (daysAgo === undefined ? null : moment(daysAgo));
	const stored = await write.selectFrom("jobs").selectAll().where("id", "=", job.id).executeTakeFirst();
	if (!stored) return;
	const at = moment(seed.daysAgo);
	const files: Placed[] = [];
	for (const file of seed.files) files.push(await placeFile(write, seed, file, { ...place, at }));
	const values = valuesOf(seed, files);
	const person = { email, email_key: email.toLowerCase(), phone, phone_key: `+${phone}` };
	const state = {
		status: seed.status,
		answered_at: optional(seed.interviewDaysAgo),
		withdrawn_at: optional(seed.withdrawnDaysAgo),
	};
	await write
		.insertInto("applications")
		.values({
			id,
			job_id: job.id,
			...person,
			fullname,
			name_key: titleKey(fullname),
			cv_filepath: values.file_cv ?? null,
			payload: JSON.stringify(values),
			created_at: at,
			...state,
		})
		.execute();
	const consents = consentsOf(values, { job: stored, page: "en", at }).map((consent) => ({
		...consent,
		application_id: id,
	}));
	await write.insertInto("consents").values(consents).execute();
	const code = {
		code: seed.code,
		code_key: seed.code.toLowerCase(),
		job_id: job.id,
		application_id: id,
		created_at: at,
	};
	await write.insertInto("interview_codes").values(code).execute();
	if (!seed.answer) return;
	const { daysAgo, subject, body } = seed.answer;
	const sent = moment(daysAgo);
	const answer = { id, application_id: id, subject, body, created_at: sent, send_at: sent, sent_at: sent };
	await write.insertInto("answers").values(answer).execute();
}

/** Writes the applications whose jobs are still there, with their files. */
export async function writeApplications(
	write: Store,
	applications: readonly SeedApplication[],
	place: ApplicationPlace,
): Promise<void> {
	for (const one of applications) await writeApplication(write, one, place);
}
