import { regionOf } from "@/lib/contract/code";
import type { Locale } from "@/lib/i18n/locales";
import { inLanguage } from "./enter-code";

/** The hosts for interviews in a browser. */
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
	/** The code as entered, which decides the region. */
	code: string;
	/** The code from the check's answer. */
	answered: string;
	/** The offset of the person's clock from UTC, in minutes; null if unknown. */
	offset: number | null;
	/** The language of the page that leads there. */
	locale: Locale;
}

/** The address of an interview: on the EU host for codes that end in `+EU`, else by the person's clock. */
export const interviewAddress = ({ code, answered, offset, locale }: Interview, hosts: InterviewHosts): string =>
	inLanguage(`${hostOf([code, answered], offset, hosts)}/code/${encodeURIComponent(answered)}`, locale);
