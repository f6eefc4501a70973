import "server-only";
import { type Code, parseCode } from "@/lib/contract/code";
import { slug } from "@/lib/contract/params";
import type { JobAddress } from "@/lib/job/address";

/** A part of a page's address, which Next may hand over encoded. Null when it can't be decoded. */
export function decoded(param: string): string | null {
	try {
		return decodeURIComponent(param);
	} catch {
		return null;
	}
}

/** The slug in a page's address; null for anything else. */
export function readSlug(param: string): string | null {
	return slug.safeParse(decoded(param)).data ?? null;
}

/** The open code or interview code in a page's address; null for anything else. */
export function readCode(param: string): Code | null {
	return parseCode(decoded(param) ?? "");
}

/** The job that `/p/{code}` names; null for anything that is no code. */
export function addressByCode(param: string): JobAddress | null {
	const code = readCode(param)?.code;
	return code ? { by: "code", code } : null;
}

/** The job's address from the company's slug and the job's slug; null if either isn't a slug. */
export function addressBySlugs(companyParam: string, jobParam: string): JobAddress | null {
	const [company, job] = [readSlug(companyParam), readSlug(jobParam)];
	return company && job ? { by: "slugs", company, job } : null;
}
