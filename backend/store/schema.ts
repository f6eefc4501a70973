import type { Insertable, Selectable } from "kysely";
import type { KnownDeviceTable, MailLinkTable, MembershipTable, SessionTable, UserTable } from "./tables/account";
import type {
	AnswerTable,
	ApplicationLinkTable,
	ApplicationTable,
	ConsentTable,
	DeletionTable,
	InterviewCodeTable,
	SharedAnswerTable,
} from "./tables/application";
import type { CompanyPreviewTable, CompanyTable, PictureTable } from "./tables/company";
import type { AccessLogTable, BlogItemTable, EnquiryTable, SeedTable } from "./tables/content";
import type { DocumentRequestTable } from "./tables/document-request";
import type { ImportedJobTable, JobPreviewTable, JobTable, TeamJobTable } from "./tables/job";
import type { MailTable, TaskTable } from "./tables/mail";
import type { IdempotencyTable, LinkCopyTable, UploadChunkTable, UploadTable } from "./tables/upload";

export type { ApplicationStatus } from "./tables/application";

/** The tables of a region's database, by name. */
export interface Schema {
	companies: CompanyTable;
	pictures: PictureTable;
	company_previews: CompanyPreviewTable;
	jobs: JobTable;
	applications: ApplicationTable;
	application_links: ApplicationLinkTable;
	consents: ConsentTable;
	answers: AnswerTable;
	deletions: DeletionTable;
	interview_codes: InterviewCodeTable;
	idempotency_keys: IdempotencyTable;
	uploads: UploadTable;
	upload_chunks: UploadChunkTable;
	link_copies: LinkCopyTable;
	access_log: AccessLogTable;
	team_jobs: TeamJobTable;
	blog_items: BlogItemTable;
	shared_answers: SharedAnswerTable;
	imported_jobs: ImportedJobTable;
	job_previews: JobPreviewTable;
	document_requests: DocumentRequestTable;
	users: UserTable;
	memberships: MembershipTable;
	sessions: SessionTable;
	known_devices: KnownDeviceTable;
	mail_links: MailLinkTable;
	mails: MailTable;
	tasks: TaskTable;
	enquiries: EnquiryTable;
	seeds: SeedTable;
}

export type CompanyRow = Selectable<CompanyTable>;
export type PictureRow = Selectable<PictureTable>;
export type JobRow = Selectable<JobTable>;
export type ApplicationRow = Selectable<ApplicationTable>;
export type AnswerRow = Selectable<AnswerTable>;
export type NewDeletion = Insertable<DeletionTable>;
export type ConsentRow = Selectable<ConsentTable>;
export type SessionRow = Selectable<SessionTable>;
export type UserRow = Selectable<UserTable>;
export type MailRow = Selectable<MailTable>;
export type TaskRow = Selectable<TaskTable>;
export type BlogItemRow = Selectable<BlogItemTable>;
export type DocumentRequestRow = Selectable<DocumentRequestTable>;
export type UploadRow = Selectable<UploadTable>;
export type UploadChunkRow = Selectable<UploadChunkTable>;
export type NewUpload = Omit<Insertable<UploadTable>, "used_at" | "hash_state" | "multipart" | "parts">;
