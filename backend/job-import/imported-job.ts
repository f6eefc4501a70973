import type { PaySaid } from "./field/pay";
import type { SaidSettings } from "./field/settings";
import type { Place } from "./field/split-place";

/** A company as a row names it; what the row doesn't say is missing. */
export interface ImportedCompany {
	title?: string;
	slug?: string;
	website?: string;
	logo?: string;
	city?: string;
	country?: string;
	brandColor?: string;
	fontColor?: string;
	contactEmail?: string;
}

/** A job as a row of any shape names it; what the row doesn't say is missing. */
export interface ImportedJob extends PaySaid, Place {
	/** Its name at the place where it comes from. */
	externalId?: string;
	slug?: string;
	openCode?: string;
	title: string;
	jobType?: string;
	/** YYYY-MM-DD. */
	dueDate?: string;
	timezone?: string;
	/** ISO 8601, a day or a moment. */
	publishedAt?: string;
	language?: string;
	/** Places besides the first one. */
	otherPlaces?: Place[];
	remote?: boolean;
	/** Some of the work is done at home. */
	hybrid?: boolean;
	department?: string;
	/** What its source says and a page has no place for, by name. */
	notTaken?: string[];
	/** HTML as it came. */
	about: string;
	responsibility?: string;
	requirement?: string;
	invite?: boolean;
	listed?: boolean;
	networks?: string[];
	settings?: SaidSettings;
	company: ImportedCompany;
}
