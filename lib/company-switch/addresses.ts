/** The result of a switch to another company that a browser posted without script. */
export type SwitchResult = "done" | "failed";

/** As companies have them, without leading zeros: each company has one address. */
const COMPANY_ID = /^(?:0|[1-9]\d{0,11})$/;

/** The company's id in an address; null if it is invalid. */
export const readCompanyId = (text: string): string | null => (COMPANY_ID.test(text) ? text : null);

/** The page that switches to a company, without its language. */
export const switchPath = (id: string): string => `/companies/${id}/switch`;

/** The same page after an attempt; it doesn't switch by itself then. */
export const switchResultPath = (id: string, result: SwitchResult): string => `${switchPath(id)}?result=${result}`;

/** The result in the page's address; null for a visit that starts a switch. */
export const readSwitchResult = (value: unknown): SwitchResult | null =>
	value === "done" || value === "failed" ? value : null;

/** Path of the switching call on this site. */
export const switchCallPath = (id: string): string => `/api${switchPath(id)}`;

/** Address of a company's dashboard in the recruiter application, without its language. */
export const dashboardAddress = (recruiterHost: string, id: string): string =>
	`${recruiterHost}/companies/${id}/dashboard`;
