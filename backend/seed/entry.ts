import type { Insertable, Selectable } from "kysely";
import type { z } from "zod";
import type { application, documentCandidate } from "../../lib/contract/schemas/application";
import type { JobContent } from "../job/content";
import type { ApplicationStatus, BlogItemRow, Schema } from "../store/schema";

/** A job as it is written down for seeding; days count from the day of seeding. */
export interface SeedJob {
	id: number;
	companyId: number;
	openCode: string;
	slug: string;
	title: string;
	dueInDays: number;
	publishedDaysAgo: number;
	invite: boolean;
	emailRequired: boolean;
	requireCv: boolean;
	/** Candidates get no interview after applying. */
	noAssessment?: boolean;
	content: JobContent;
}

/** The content of a company's public page beside its brand. */
export interface CompanyShow {
	features?: readonly string[];
	backgroundImage?: string;
	/** What it says of itself: paragraphs with an empty line between them. */
	about?: string;
	/** Networks that its pages may be shared on. */
	networks?: readonly string[];
}

/** A company as it is written down for seeding. */
export interface SeedCompany {
	id: number;
	/** Empty for a company without a page; its jobs are found by their codes. */
	slug: string;
	title: string;
	website: string | null;
	logo: string | null;
	city: string;
	country: string;
	font_color: string | null;
	brand_color: string | null;
	contact_email: string;
	show?: CompanyShow;
	/** The public list of companies leaves it out. */
	isUnlisted?: boolean;
}

/** A request for documents as it is written down for seeding; days count from the day of seeding. */
export interface SeedRequest {
	hash: string;
	job: SeedJob;
	candidateName: string;
	documents: JobContent["document_list"];
	dueInDays: number;
	createdDaysAgo: number;
	/** The submitted documents. */
	submitted?: { daysAgo: number; documents: z.input<typeof documentCandidate>[] };
}

/** An article's texts in one language. */
type SeedText = Pick<BlogItemRow, "slug" | "category" | "title" | "content">;

/** An article of the blog as it is written down for seeding; days count from the day of seeding. */
export interface SeedArticle {
	item: string;
	publishedDaysAgo: number;
	en: SeedText;
	id: SeedText;
}

/** A recruiter's account as it is written down for seeding; its password is made then. */
export interface SeedAccount {
	id: number;
	email: string;
	fullname: string;
	companyIds: readonly number[];
}

/** What a seeded file holds: a page of text, or a film of the demo data. */
type Content = { lines: readonly string[] } | { film: string };

/** A file of a seeded application, and where it was handed in. */
export type SeedFile = Content & {
	name: string;
	/** The CV, a document by its type, or the answer to a question by its label. */
	at: "cv" | { document: string } | { question: string; id?: string };
};

/** An application as it is written down for seeding, of somebody invented; days count back from the day of seeding. */
export interface SeedApplication {
	/** A UUID, like those of all applications. */
	id: string;
	job: SeedJob;
	/** Its interview code. */
	code: string;
	fullname: string;
	preferredName: string;
	email: string;
	/** With its country's calling code, digits only. */
	phone: string;
	daysAgo: number;
	/** Everything else that was filled in. */
	values?: Partial<z.input<typeof application>>;
	files: readonly SeedFile[];
	status?: ApplicationStatus;
	/** When the interview was done, and when the application was withdrawn. */
	interviewDaysAgo?: number;
	withdrawnDaysAgo?: number;
	/** What the company answered. */
	answer?: { daysAgo: number; subject: string; body: string };
}

/** The rows of a data set in one region. */
export interface SeedData {
	companies?: readonly SeedCompany[];
	/** Content for companies of earlier seeds; written only if they have none. */
	shows?: readonly (CompanyShow & { companyId: number })[];
	jobs?: readonly SeedJob[];
	/** Interview codes, each with the job it leads to. */
	codes?: readonly { code: string; jobId: number }[];
	teamJobs?: readonly Insertable<Schema["team_jobs"]>[];
	/** Links for team jobs of earlier seeds; written only if they have none. */
	teamLinks?: readonly Selectable<Schema["team_jobs"]>[];
	articles?: readonly SeedArticle[];
	answers?: readonly Insertable<Schema["shared_answers"]>[];
	requests?: readonly SeedRequest[];
	accounts?: readonly SeedAccount[];
	applications?: readonly SeedApplication[];
}
