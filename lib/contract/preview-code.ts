import type { Region } from "./code";

/** How the code of a job's preview starts, and the slug of a company's. */
export const PREVIEW_START = "PREVIEW";
export const COMPANY_PREVIEW_START = "preview-";

/** How many letters and digits follow. */
export const PREVIEW_LENGTH = 20;

const REST = `[a-z0-9]{${PREVIEW_LENGTH}}`;
const JOB = `p/${PREVIEW_START}${REST}((?:\\+|%2B)EU)?`;
const COMPANY = `public/companies/${COMPANY_PREVIEW_START}${REST}`;
const PREVIEW_PAGE = new RegExp(`^(?:/id)?/(?:${JOB}|${COMPANY})$`, "i");

/** The region of a preview, by the path of its page on the site, which the region's recruiter pages show in a frame; null for other pages. */
export function previewRegion(path: string): Region | null {
	const found = PREVIEW_PAGE.exec(path);
	return found && (found[1] ? "eu" : "main");
}
