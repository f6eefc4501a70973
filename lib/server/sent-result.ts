import "server-only";
import { z } from "zod";
import {
	CORRECTED_FIELDS,
	LINK_RESULTS,
	type LinkRequest,
	type Refusal,
	SENT_PROBLEMS,
	type TypedCorrection,
} from "@/lib/application/sent-problem";
import { resultCookie } from "./result-cookie";
import { sealedCookie } from "./sealed/sealed-cookie";

const typed: z.ZodType<TypedCorrection> = z.object({
	fullname: z.string().max(200),
	email: z.string().max(254),
	phone: z.string().max(40),
	documentName: z.string().max(200),
	hasFiles: z.boolean(),
});

const problem = z.enum(SENT_PROBLEMS);

const refusal: z.ZodType<Refusal> = z.object({
	problem: problem.optional(),
	errors: z.partialRecord(z.enum(CORRECTED_FIELDS), problem).optional(),
	typed: typed.optional(),
});

const LIFETIME_MS = 900_000;

/** Carries the result of a refused form, with the typed text; sealed, because it contains personal data. */
const cookieFor = (...paths: string[]) =>
	sealedCookie<Refusal>({ name: "not_corrected", schema: refusal, paths, lifetimeMs: LIFETIME_MS });

/** The `Set-Cookie` texts that carry a refusal to the page at `path`. */
export const writeNotCorrected = (value: Refusal, path: string) => cookieFor(path).write(value);
export const dropNotCorrected = (path: string) => cookieFor(path).drop();
export const readNotCorrected = cookieFor().read;

const linkRequest: z.ZodType<LinkRequest> = z.object({
	result: z.enum(LINK_RESULTS),
	typed: z.object({ email: z.string().max(254), isEu: z.boolean() }).optional(),
});

/** Short-lived: later visits request it again. */
const LIFETIME_OF_REQUEST_MS = 60_000;

/** The result of requesting a lost link; sealed, because it may contain an address. */
export const linkRequestAt = (...paths: string[]) =>
	sealedCookie<LinkRequest>({ name: "link_request", schema: linkRequest, paths, lifetimeMs: LIFETIME_OF_REQUEST_MS });

/** What was confirmed, since its link is unusable afterwards; or why it wasn't. */
export const CONFIRMED = resultCookie(
	"confirmed",
	z.object({
		change: z.enum(["withdraw", "delete"]).optional(),
		problem: z.enum(["failed", "tooMany"]).optional(),
	}),
);
