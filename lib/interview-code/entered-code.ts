import { codeIn, parseCode, type Region } from "@/lib/contract/code";
import type { InterviewHosts } from "./interview-address";

/** What a host answers to an entered code; it may leave out any part. */
interface EnteredAnswer {
	interview_code?: string;
	url?: string;
	interview?: boolean;
}

/** A code that somebody entered, as a host was asked for it. */
interface Entered {
	code: string;
	region: Region;
}

/** The interview code that a link to an interview host names; undefined for every other link. */
function codeOfLink(link: string, region: Region, hosts: InterviewHosts): string | undefined {
	const { interview, interviewUtc, interviewEu } = hosts;
	const host = [interview, interviewUtc, interviewEu].find((one) => link.startsWith(`${one}/code/`));
	if (!host) return undefined;
	const written = link.slice(`${host}/code/`.length).replace(/\/$/, "").replace(/%2b/i, "+");
	const code = parseCode(written)?.code;
	const isEu = host !== interview && host !== interviewUtc;
	return code && codeIn(isEu ? "eu" : region, code);
}

/**
 * The interview code that an entered code stands for; undefined where it stands for something else, such as a job. A
 * host says so by its flag, by a link to an interview, or by a code without a link or without the flag. A flag without
 * any code means the entered one.
 */
export function interviewCodeOf(
	{ interview_code, url, interview }: EnteredAnswer,
	{ code, region }: Entered,
	hosts: InterviewHosts,
): string | undefined {
	const answered = parseCode(interview_code ?? "")?.code;
	const linked = url && codeOfLink(url, region, hosts);
	if (interview) return answered ?? linked ?? code;
	if (linked) return linked;
	return interview === undefined || !url ? answered : undefined;
}
