import { isMembers, type Members } from "../file/source";

/** How to get the text of a job that a board's list only names. */
interface Details {
	isMissing(row: Members): boolean;
	/** The address of the details, from the list's address. */
	address(row: Members, list: URL): URL;
	/** The job with its text. */
	merge(row: Members, answer: unknown): Members;
}

const membersIn = (value: unknown): Members => (isMembers(value) ? value : {});

function below(list: URL, path: string): URL {
	const url = new URL(list);
	url.search = "";
	url.pathname = `${url.pathname.replace(/\/$/, "")}/${path}`;
	return url;
}

const bambooHr: Details = {
	isMissing: (row) => "jobOpeningName" in row && !row.description,
	address: ({ id }, list) => new URL(`/careers/${encodeURIComponent(String(id))}/detail`, list),
	merge: (row, answer) => ({ ...row, ...membersIn(membersIn(membersIn(answer).result).jobOpening) }),
};

const smartRecruiters: Details = {
	isMissing: (row) => "releasedDate" in row && !("jobAd" in row),
	address: ({ id }, list) => below(list, encodeURIComponent(String(id))),
	merge: (row, answer) => ({ ...row, ...membersIn(answer) }),
};

/** How to complete a row; undefined if it is complete, or if its board's list has everything. */
export const detailsFor = (row: unknown): Details | undefined =>
	isMembers(row) ? [bambooHr, smartRecruiters].find(({ isMissing }) => isMissing(row)) : undefined;
