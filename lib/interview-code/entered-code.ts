import { codeIn, parseCode, type Region } from "@/lib/contract/code";
import type { InterviewHosts } from "./interview-address";

/** A host's answer to an entered code; any part may be missing. */
interface EnteredAnswer {
	interview_code?: string;
	url?: string;
	interview?: boolean;
}

/** An entered code, in the form that was sent to the host. */
interface Entered {
	code: string;
	region: Region;
}

/** The interview code in a link to an interview host; undefined for every other link. */
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
 * The interview code for an entered code; undefined if it is something else, such as a job's code. A host marks it by
 * its flag, by a link to an interview, or by a code without a link or without the flag. A flag without any code means
 * the entered one.
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
