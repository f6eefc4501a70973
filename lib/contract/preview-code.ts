/** How the code of a job's preview starts, and the slug of a company's. */
export const PREVIEW_START = "PREVIEW";
export const COMPANY_PREVIEW_START = "preview-";

/** How many letters and digits follow. */
export const PREVIEW_LENGTH = 20;

const REST = `[a-z0-9]{${PREVIEW_LENGTH}}`;
const JOB = `p/${PREVIEW_START}${REST}(?:(?:\\+|%2B)EU)?`;
const COMPANY = `public/companies/${COMPANY_PREVIEW_START}${REST}`;
const PREVIEW_PAGE = new RegExp(`^(?:/id)?/(?:${JOB}|${COMPANY})$`, "i");

/** Whether a path of the site is the page of a preview, which the recruiter's pages show in a frame. */
export const isPreviewPage = (path: string): boolean => PREVIEW_PAGE.test(path);
