import type { Person } from "./person";

/** A file and the words in it. */
export interface MadeCv {
	bytes: Buffer;
	/** All words that were written into it; nothing else may be read out of it. */
	text: string;
}

/** Parts of a person that a layout omits. */
export type Part =
	| "preferred"
	| "email"
	| "phone"
	| "location"
	| "address"
	| "birth"
	| "nationality"
	| "linkedin"
	| "industry"
	| "months"
	| "points"
	| "grade"
	| "soft"
	| "hard"
	| "languages"
	| "certificates"
	| "certificate-dates"
	| "achievements"
	| "achievement-dates"
	| "schools"
	| "jobs";

/** One CV of the corpus, with what should be read out of it. */
export interface CvCase {
	title: string;
	format: "pdf" | "docx";
	/** Undefined for files that must not become a profile. */
	person: Person | undefined;
	/** Why it can't be read, if that is known. */
	reason?: "picture" | "damaged" | "locked";
	/** Parts that the layout omits, so that they must stay empty. */
	without?: readonly Part[];
	make(): Promise<MadeCv>;
}
