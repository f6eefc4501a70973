import "server-only";
import { type Code, parseCode } from "@/lib/contract/code";
import { slug } from "@/lib/contract/params";
import type { JobAddress } from "@/lib/job/address";

/** A segment of a page's address, which Next may pass in encoded form. Null if it can't be decoded. */
export function decoded(param: string): string | null {
	try {
		return decodeURIComponent(param);
	} catch {
		return null;
	}
}

/** The slug in a page's address; null if invalid. */
export function readSlug(param: string): string | null {
	return slug.safeParse(decoded(param)).data ?? null;
}

/** The open code or interview code in a page's address; null if invalid. */
export function readCode(param: string): Code | null {
	return parseCode(decoded(param) ?? "");
}

/** The job of `/p/{code}`; null if the code is invalid. */
export function addressByCode(param: string): JobAddress | null {
	const code = readCode(param)?.code;
	return code ? { by: "code", code } : null;
}

/** The job's address from the company's slug and the job's slug; null if either is invalid. */
export function addressBySlugs(companyParam: string, jobParam: string): JobAddress | null {
	const [company, job] = [readSlug(companyParam), readSlug(jobParam)];
	return company && job ? { by: "slugs", company, job } : null;
}
