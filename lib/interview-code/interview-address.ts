import { regionOf } from "@/lib/contract/code";

/** Where interviews are done in a browser. */
export interface InterviewHosts {
	interview: string;
	interviewUtc: string;
	interviewEu: string;
}

/** Minutes east of UTC for which the product has a host of its own. */
const UTC_OFFSETS = [0, 60];

function hostOf(codes: readonly string[], offset: number | null, hosts: InterviewHosts): string {
	if (codes.some((code) => regionOf(code) === "eu")) return hosts.interviewEu;
	return offset !== null && UTC_OFFSETS.includes(offset) ? hosts.interviewUtc : hosts.interview;
}

interface Interview {
	/** The code as the person came with it, which tells the region. */
	code: string;
	/** The code as the check answered it. */
	answered: string;
	/** How far the person's clock is ahead of UTC, minutes; null when unknown. */
	offset: number | null;
}

/** The address of an interview: the EU host for codes that end in `+EU`, else by the person's clock. */
export const interviewAddress = ({ code, answered, offset }: Interview, hosts: InterviewHosts): string =>
	`${hostOf([code, answered], offset, hosts)}/code/${encodeURIComponent(answered)}`;
