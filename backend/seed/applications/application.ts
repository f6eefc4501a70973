import type { z } from "zod";
import type { application } from "../../../lib/contract/schemas/application";
import type { ApplicationStatus } from "../../store/schema";
import type { SeedJob } from "../entry";

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
