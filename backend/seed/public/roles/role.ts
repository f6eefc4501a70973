import type { JobContent } from "../../../job/content";

/** A kind of work as it is written down; `{company}` and `{city}` are filled in for each job. */
export interface Role {
	/** The titles of the role; jobs take turns. */
	titles: readonly string[];
	language: "en" | "id";
	jobType: string;
	/** Monthly pay in Indonesia, in millions of rupiah; missing if it isn't published. */
	pay?: readonly [min: number, max: number];
	remote?: boolean;
	/** False where people usually have no CV. */
	requireCv?: boolean;
	/** Paragraphs. */
	about: readonly string[];
	tasks: readonly string[];
	needs: readonly string[];
	/** Documents beyond the CV. */
	documents?: JobContent["document_list"];
}
