import "server-only";
import { z } from "zod";
import { trustedUrl } from "@/lib/entry/trusted-url";
import { linkOrigins } from "./hosts";

/** Cookie that carries what came of a form to its result page; nobody else reads or sends it. */
export const RESULT_COOKIE = "applied";

/** Long enough to look at the page again, seconds. */
const LIFETIME_SECONDS = 900;

const LONGEST_REASON = 500;
export const LONGEST_NAME = 60;
export const MOST_FIELDS = 20;

/** The link is checked whenever it is read: another site of the same domain can set cookies for this one. */
const link = z
	.string()
	.max(2_000)
	.transform((url) => trustedUrl(url, linkOrigins()))
	.optional()
	.catch(undefined);

const result = z.union([
	z.object({ code: z.string().max(60), url: link, noAssessment: z.boolean() }),
	z.object({
		status: z.number().int(),
		reason: z.string().transform((text) => text.slice(0, LONGEST_REASON)),
		/** Names of the refused fields, as the host has them. */
		fields: z.array(z.string().max(LONGEST_NAME)).max(MOST_FIELDS),
	}),
]);

/** What came of an application that a browser without script has posted. */
export type FormResult = z.output<typeof result>;

const encode = (value: FormResult) => Buffer.from(JSON.stringify(result.parse(value))).toString("base64url");

/** The `Set-Cookie` text for a result, valid for one page only. */
export function resultCookie(value: FormResult, path: string, secure: boolean): string {
	const attributes = `Path=${path}; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
	return `${RESULT_COOKIE}=${encode(value)}; ${attributes}`;
}

/** The result inside a cookie's value; null for anything that has not its form. */
export function readResult(value: string | undefined): FormResult | null {
	try {
		const read = result.safeParse(JSON.parse(Buffer.from(value ?? "", "base64url").toString("utf8")));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}
