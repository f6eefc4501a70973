import "server-only";
import { z } from "zod";
import { regionOf } from "@/lib/contract/code";
import { regionalLink } from "./regional-link";
import { resultCookie } from "./result-cookie";

const LONGEST_REASON = 500;
/** Longest that is carried of what a host says of a field, characters. */
export const LONGEST_SAID = 300;
export const LONGEST_NAME = 60;
export const MOST_FIELDS = 20;

/** The link is checked whenever it is read: another site of the same domain can set cookies for this one. */
const sent = z
	.object({
		code: z.string().max(60),
		url: z.string().max(2_000).optional().catch(undefined),
		noAssessment: z.boolean(),
	})
	.transform(({ url, ...rest }) => ({ ...rest, url: regionalLink(url, regionOf(rest.code)) }));

const refused = z.object({
	status: z.number().int(),
	reason: z.string().transform((text) => text.slice(0, LONGEST_REASON)),
	/** Names of the refused fields, as the host has them. */
	fields: z.array(z.string().max(LONGEST_NAME)).max(MOST_FIELDS),
});

/** The refused fields of an application carry what the host says of them. */
const refusedApplication = refused
	.omit({ fields: true })
	.extend({ errors: z.record(z.string().max(LONGEST_NAME), z.array(z.string().max(LONGEST_SAID)).max(1)) });

const result = z.union([sent, refusedApplication]);

/** What came of an application that a browser without script has posted. */
export type FormResult = z.output<typeof result>;

/** Carries it to the page that says so. */
export const APPLIED = resultCookie("applied", result);

/** Why documents were not taken that a browser without script has posted. */
export type RefusedForm = z.output<typeof refused>;

/** Carries that to the page that says so. */
export const NOT_TAKEN = resultCookie("not_taken", refused);
