import type { Generated, Insertable, Selectable } from "kysely";

/** Times are ISO 8601 text, yes/no is 0 or 1, and structured values are JSON text, so that both engines agree. */
interface CompanyTable {
	id: number;
	/** In lower case; empty for a company without a public page. */
	slug: string;
	title: string;
	/** The title normalised by `titleKey`, for searching and sorting. */
	title_key: string;
	website: string | null;
	/** An address, or a path on this backend. */
	logo: string | null;
	city: string | null;
	country: string | null;
	font_color: string | null;
	brand_color: string | null;
	/** The company's contact address for candidates. */
	contact_email: string;
	/** JSON: what the company offers, a list of texts. */
	features: string | null;
	/** An address, or a path on this backend. */
	background_image: string | null;
	/** JSON: names of the networks that its pages may be shared on. */
	social_media: string | null;
	/** How long applications are stored after their job closed. */
	retention_months: Generated<number>;
	/** 1 when the public list of companies has it. */
	listed: Generated<number>;
	/** What the company says of itself: plain text, paragraphs with an empty line between them. */
	about: Generated<string | null>;
}

/** A picture of a company's page, made by this backend. */
interface PictureTable {
	/** The unguessable last part of its address. */
	name: string;
	company_id: number;
	/** Bytes. */
	size: number;
	created_at: string;
}

interface JobTable {
	id: number;
	company_id: number;
	/** As displayed; `open_code_key` is its lower-case form for lookups. */
	open_code: string;
	open_code_key: string;
	/** In lower case; unique within a company. */
	slug: string;
	title: string;
	due_date: string | null;
	/** The last moment at which the job is open, as `closesAt` gives it, or the moment at which it was closed. */
	closes_at: string | null;
	published_at: string | null;
	updated_at: string;
	/** 1 when the page has a form. */
	invite: number;
	email_required: number;
	require_cv: number;
	/** 1 when the job has compliance text that must be agreed to. */
	compliance_required: number;
	/** 1 when candidates get no interview after applying. */
	no_assessment: number;
	/** 1 when no list names the job and no search engine may. */
	unlisted: Generated<number>;
	/** A draft has no public page; a closed job takes no applications, whatever its due date says. */
	state: Generated<"draft" | "open" | "closed">;
	/** How recruiters hear of new applications. */
	notices: Generated<"now" | "daily" | "off">;
	/** JSON: everything else that a job detail answers with, see `JobContent`. */
	content: string;
}

interface ApplicationTable {
	id: string;
	job_id: number;
	email: string | null;
	/** Lower-case address; unique in a job. */
	email_key: string | null;
	/** Digits only; unique in a job. */
	phone: string;
	/** The number normalised by `phoneKey`, or its digits if an older application has that key; unique within a job. */
	phone_key: string | null;
	fullname: string;
	/** The name normalised by `titleKey`, for searching and sorting. */
	name_key: Generated<string>;
	cv_filepath: string | null;
	/** JSON of all values as they were accepted. */
	payload: string;
	created_at: string;
	/** The recruiter's status: unread, review, invited or declined. */
	status: Generated<ApplicationStatus>;
	/** When the interview was known to be done. */
	answered_at: string | null;
	withdrawn_at: string | null;
	/** When it is deleted, its time being over; null for one that isn't due. */
	delete_at: string | null;
}

/** The statuses that a recruiter can set; a short list, no tracking system. */
export type ApplicationStatus = "unread" | "review" | "invited" | "declined";

/** A private link to an application, sent to its candidate. */
interface ApplicationLinkTable {
	/** SHA-256 of the token in the link. */
	token_hash: string;
	application_id: string;
	/** Opens the application as long as it exists, or confirms a change once. */
	purpose: "open" | "withdraw" | "delete";
	created_at: string;
	/** Null for a link that doesn't end before the application does. */
	expires_at: string | null;
}

/** A candidate's consent, stored as proof. */
interface ConsentTable {
	application_id: string;
	/** The field of the application call: gdpr, compliance or whatsapp_notification. */
	kind: string;
	/** SHA-256 of the text that was agreed to. */
	text_hash: string;
	/** The language of the text. */
	language: string;
	/** When the job, whose text it is, was last changed. */
	version: string;
	given_at: string;
}

/** A recruiter's answer to a candidate. It is sent after a delay and can be cancelled until then. */
interface AnswerTable {
	id: string;
	application_id: string;
	subject: string;
	/** Plain text. */
	body: string;
	created_at: string;
	send_at: string;
	sent_at: string | null;
}

/** A deleted application, without names. */
interface DeletionTable {
	id: string;
	company_id: number;
	reason: "candidate" | "retention";
	/** The number of files that were deleted with it. */
	files: number;
	deleted_at: string;
}

interface InterviewCodeTable {
	code: string;
	/** Lower-case form, for lookups. */
	code_key: string;
	job_id: number;
	application_id: string | null;
	created_at: string;
}

interface IdempotencyTable {
	/** Name of the call and the client's key. */
	call: string;
	key: string;
	/** SHA-256 of the request. */
	fingerprint: string;
	/** JSON of the answer. */
	answer: string;
	created_at: string;
}

interface UploadTable {
	id: Generated<number>;
	/** Null until an application uses a file that was uploaded before its job was named. */
	company_id: number | null;
	/** The client's name for the upload; unique in a company. */
	identifier: string;
	/** The file's key in the store, by which candidates name it afterwards. */
	filepath: string;
	file_name: string;
	extension: string;
	slot: number;
	size: number;
	/** End of the gapless prefix, bytes. */
	received: number;
	/** Set once the file is complete and in its place. */
	sha256: string | null;
	created_at: string;
	updated_at: string;
	/** When an application first named the file. */
	used_at: string | null;
}

interface AccessLogTable {
	id: Generated<number>;
	company_id: number;
	type: string;
	key: string;
	created_at: string;
}

interface TeamJobTable {
	id: number;
	title: string;
	job_ads_video: string | null;
	job_url: string | null;
}

/** A news item in one language. */
interface BlogItemTable {
	/** Names what is the same article in all languages. */
	item: string;
	language: string;
	/** The last part of its address; each language has its own. */
	slug: string;
	category: string;
	title: string;
	/** An address, or a path on this backend. */
	thumbnail: string | null;
	/** Plain text: paragraphs with an empty line between them; lines of a list start with "- ". */
	content: string;
	published_at: string;
}

/** A candidate's recorded answer that is shared by link. */
interface SharedAnswerTable {
	/** The unguessable part of the link. */
	hash: string;
	company_id: number;
	job_id: number;
	candidate_name: string;
	question: string;
	/** Addresses, or paths on this backend; null until the candidate has answered. */
	video: string | null;
	thumbnail: string | null;
	captions: string | null;
}

/** An imported job's name in its source. */
interface ImportedJobTable {
	job_id: number;
	company_id: number;
	/** Unique in a company. */
	external_id: string;
}

/** A job as a recruiter was writing it, for the preview on the site. It takes no applications. */
interface JobPreviewTable {
	/** The code in its address, in lower case; unguessable. */
	code_key: string;
	company_id: number;
	/** JSON of the job's row. */
	job: string;
	expires_at: string;
}

/** A request for documents, shared with one candidate by link. */
interface DocumentRequestTable {
	/** The unguessable part of the link. */
	hash: string;
	company_id: number;
	job_id: number;
	candidate_name: string;
	/** JSON: the requested documents, like a job's `document_list`. */
	document_list: string;
	/** The last day for documents, YYYY-MM-DD; null for no end. */
	due_date: string | null;
	/** The last moment of that day in the job's time zone, computed by `closesAt`. */
	closes_at: string | null;
	/** Null until documents are submitted. */
	submitted_at: string | null;
	/** JSON of all values as they were accepted. */
	payload: string | null;
	created_at: string;
	/** When it is deleted, its time being over; null for one that isn't due. */
	delete_at: Generated<string | null>;
}

/** A recruiter. */
interface UserTable {
	id: number;
	email: string;
	/** Lower-case address; unique. */
	email_key: string;
	fullname: string;
	phone: string | null;
	/** Written by `hashPassword`; passwords themselves are never stored. */
	password_hash: string;
	total_roles_description: string | null;
	assist_description: string | null;
	/** The language of the page that the account was made on. */
	language: string;
	created_at: string;
	/** When the link of the welcome mail was followed. */
	confirmed_at: string | null;
}

/** A recruiter's membership in a company. */
interface MembershipTable {
	user_id: number;
	company_id: number;
}

interface SessionTable {
	/** SHA-256 of the token in the browser's cookie. */
	token_hash: string;
	user_id: number;
	/** Names of the browser and the operating system that signed in; null where the browser doesn't tell. */
	browser: string | null;
	system: string | null;
	created_at: string;
	/** Updated every ten minutes at most. */
	last_used_at: string;
	expires_at: string;
}

/** A browser in which an account was signed in. */
interface KnownDeviceTable {
	/** SHA-256 of the token in the browser's cookie; a browser has one token for all accounts. */
	token_hash: string;
	user_id: number;
	created_at: string;
	expires_at: string;
}

/** A token that does something for an account: mailed as a link, or returned to the browser that signed up. */
interface MailLinkTable {
	/** SHA-256 of the token. */
	token_hash: string;
	user_id: number;
	purpose: "confirm" | "password" | "sign-up";
	created_at: string;
	expires_at: string;
	used_at: string | null;
}

/** An outgoing mail: stored in the transaction of its cause, and sent afterwards. */
interface MailTable {
	id: string;
	recipient: string;
	reply_to: string | null;
	subject: string;
	/** Plain text. */
	body: string;
	/** The same text as HTML; null for a plain-text mail. */
	html: string | null;
	/** The application that it belongs to, and is deleted with. */
	application_id: string | null;
	created_at: string;
	/** Null until it was sent; the body is empty from then on. */
	sent_at: string | null;
}

/** Work that is done after the commit that made it necessary. */
interface TaskTable {
	/** Names the work, and is used once: `mail:…`, `sweep:2026-11-22T12`. */
	id: string;
	kind: string;
	/** JSON of what the kind needs; emptied once the task is done. */
	payload: string;
	created_at: string;
	/** When it is due; while a process runs it, the end of that process's lease. */
	run_at: string;
	attempts: Generated<number>;
	done_at: string | null;
}

/** A partner, demo or training request. */
interface EnquiryTable {
	id: number;
	kind: string;
	email: string;
	language: string;
	/** JSON of all values as they were accepted. */
	payload: string;
	created_at: string;
}

interface SeedTable {
	name: string;
	applied_at: string;
}

export interface Schema {
	companies: CompanyTable;
	pictures: PictureTable;
	jobs: JobTable;
	applications: ApplicationTable;
	application_links: ApplicationLinkTable;
	consents: ConsentTable;
	answers: AnswerTable;
	deletions: DeletionTable;
	interview_codes: InterviewCodeTable;
	idempotency_keys: IdempotencyTable;
	uploads: UploadTable;
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
export type NewUpload = Omit<Insertable<UploadTable>, "used_at">;
