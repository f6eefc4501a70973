import "server-only";
import type { JobView } from "@/lib/job/view";
import { escapeText } from "@/lib/text/escape";
import { sanitizeRichText } from "./rich-text";

type Headings = Record<"LABEL_RESPONSIBILITY" | "LABEL_REQUIREMENT", string>;

/** A section of the job as on the page, with heading and text; empty without text. */
function section(heading: string, html: string): string {
	const safe = sanitizeRichText(html);
	return safe && `<h3>${escapeText(heading)}</h3>${safe}`;
}

/** A job's texts in one, as on its page, sanitised; the first needs no heading. */
export const jobDescription = ({ about, responsibility, requirement }: JobView, headings: Headings): string =>
	sanitizeRichText(about) +
	section(headings.LABEL_RESPONSIBILITY, responsibility) +
	section(headings.LABEL_REQUIREMENT, requirement);
