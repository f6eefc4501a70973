/** Members that only the lists of a board have that isn't read. */
const SIGNS: readonly (readonly [board: string, ...members: string[]])[] = [
	["ADP", "jobRequisitions"],
	["Breezy HR", "friendly_id"],
	["Comeet", "url_comeet_hosted_page"],
	["Eightfold", "canonicalPositionUrl"],
	["HiBob", "jobAdDetails"],
	["JazzHR", "internalcode"],
	["Oracle Recruiting", "requisitionList"],
	["Paylocity", "hiringDepartment"],
	["Rippling", "workLocation", "workLocations"],
	["Workday", "jobPostings", "jobPostingInfo", "externalPath"],
];

/** The board that isn't read and has such members; undefined for an unknown one. */
export const foreignBoard = (members: readonly string[]): string | undefined =>
	SIGNS.find(([, ...signs]) => signs.some((sign) => members.includes(sign)))?.[0];
