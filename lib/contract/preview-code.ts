/** How the code of a preview starts. */
export const PREVIEW_START = "PREVIEW";

/** How many letters and digits follow. */
export const PREVIEW_LENGTH = 20;

const PREVIEW_PAGE = new RegExp(`^(?:/id)?/p/${PREVIEW_START}[a-z0-9]{${PREVIEW_LENGTH}}(?:(?:\\+|%2B)EU)?$`, "i");

/** Whether a path of the site is the page of a preview, which the recruiter's pages show in a frame. */
export const isPreviewPage = (path: string): boolean => PREVIEW_PAGE.test(path);
