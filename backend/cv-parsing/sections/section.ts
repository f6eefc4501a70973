import type { Line } from "../line";
import type { SectionKind } from "./headings";

/** Lines under one heading; those before any heading have none. */
export interface Section {
	kind: SectionKind | "head";
	lines: Line[];
	/** Its heading, if that stands on a line of its own. */
	heading?: string;
}
