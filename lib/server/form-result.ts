import "server-only";
import { z } from "zod";
import type { FieldCode } from "@/lib/application/codes";
import type { FieldPath } from "@/lib/application/values";
import { regionOf } from "@/lib/contract/code";
import { LONGEST_SAID } from "@/lib/contract/limits";
import { applicationToken } from "@/lib/contract/params";
import { regionalLink } from "./regional-link";
import { resultCookie } from "./result-cookie";
import { sealedCookie } from "./sealed/sealed-cookie";

const LONGEST_REASON = 500;
/** Maximum length of a carried link, in characters: a longer one would leave no space for the interview code. */
export const LONGEST_LINK = 2_000;
export const LONGEST_NAME = 60;
export const MOST_FIELDS = 20;
/** How many names of files are carried. */
export const MOST_NAMES = 8;
/** Long enough for another look at the page, in milliseconds. */
const LIFETIME_MS = 900_000;

/** Checked against the configured hosts at every reading, because they may have changed. */
const sent = z
	.object({
		code: z.string().max(60),
		url: z.string().max(LONGEST_LINK).optional().catch(undefined),
		noAssessment: z.boolean(),
		/** The candidate's details as sent. The email address is missing if the job doesn't ask for one. */
		name: z.string(),
		email: z.string(),
		/** Opens the page of the application. */
		token: applicationToken.optional().catch(undefined),
		receiptSent: z.boolean().optional().catch(undefined),
		/** Why nobody can open the CV. */
		closedCv: z.enum(["damaged", "locked"]).optional().catch(undefined),
		/** The names of other files that nobody can open. */
		closedFiles: z.array(z.string()).optional().catch(undefined),
	})
	.transform(({ url, ...rest }) => ({ ...rest, url: regionalLink(url, regionOf(rest.code)) }));

const refused = z.object({
	status: z.number().int(),
	reason: z.string().transform((text) => text.slice(0, LONGEST_REASON)),
	/** Names of the refused fields, as the host writes them. */
	fields: z.array(z.string().max(LONGEST_NAME)).max(MOST_FIELDS),
});

/** The same for a request's documents, with what our own rules found. */
const refusedDocuments = refused.extend({
	problems: z
		.array(z.tuple([z.string().max(LONGEST_NAME), z.string().max(LONGEST_NAME)]))
		.max(MOST_FIELDS)
		.optional(),
});

/** An application's refused fields carry the host's texts. */
const refusedApplication = refused
	.omit({ fields: true })
	.extend({ errors: z.record(z.string().max(LONGEST_NAME), z.array(z.string().max(LONGEST_SAID)).max(1)) });

/** Only values that we sealed ourselves arrive here, so paths and codes need no validation. */
const problem = z.custom<readonly [FieldPath, FieldCode]>((value) => Array.isArray(value) && value.length === 2);

/** A form that our own rules refused: it reached no host. */
const wrong = z.object({ problems: z.array(problem).min(1).max(MOST_FIELDS) });

const result = z.union([sent, refusedApplication, wrong]);

/** The result of an application that a browser without script has posted. */
export type FormResult = z.output<typeof result>;

/** An accepted application. */
export type SentForm = z.output<typeof sent>;

/** A refused one. */
export type RefusedApplication = Exclude<FormResult, SentForm>;

const cookieFor = (...paths: string[]) =>
	sealedCookie<FormResult>({ name: "applied", schema: result, paths, lifetimeMs: LIFETIME_MS });

/** The `Set-Cookie` texts that carry a result to its page at `path`; sealed, because it contains personal data. */
export const writeApplied = (applied: FormResult, path: string) => cookieFor(path).write(applied);

/** The result in a request's cookies; null if it is missing, incomplete, expired or not sealed by us. */
export const readApplied = cookieFor().read;

/** Why documents that a browser without script has posted were refused. */
export type RefusedForm = z.output<typeof refusedDocuments>;

/** Carries the names of sent documents that nobody can open to the page that says so; the first of many. */
export const CLOSED_FILES = resultCookie(
	"closed_files",
	z.array(z.string().max(255)).transform((names) => names.slice(0, MOST_NAMES)),
);

/** Carries that reason to the page that shows it. */
export const NOT_TAKEN = resultCookie("not_taken", refusedDocuments);
