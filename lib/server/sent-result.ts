import "server-only";
import { z } from "zod";
import { LINK_RESULTS, SENT_PROBLEMS, type TypedCorrection } from "@/lib/application/sent-problem";
import { resultCookie } from "./result-cookie";
import { sealedCookie } from "./sealed/sealed-cookie";

const typed: z.ZodType<TypedCorrection> = z.object({
	fullname: z.string().max(200),
	email: z.string().max(254),
	phone: z.string().max(40),
	documentName: z.string().max(200),
});

const correction = z.object({ problem: z.enum(SENT_PROBLEMS), typed: typed.optional() });

const LIFETIME_MS = 900_000;

/** What came of a form of a sent application that was not taken, with what was typed; sealed, because it names a person. */
export type NotCorrected = z.output<typeof correction>;

const cookieFor = (...paths: string[]) =>
	sealedCookie<NotCorrected>({ name: "not_corrected", schema: correction, paths, lifetimeMs: LIFETIME_MS });

/** The `Set-Cookie` texts that carry a problem to the page at `path`. */
export const writeNotCorrected = (value: NotCorrected, path: string) => cookieFor(path).write(value);
export const dropNotCorrected = (path: string) => cookieFor(path).drop();
export const readNotCorrected = cookieFor().read;

/** What came of asking for a lost link. */
export const LINK_ASKED = resultCookie("link_asked", z.object({ result: z.enum(LINK_RESULTS) }));

/** What was confirmed, and for which application: its link is of no use afterwards. */
export const CONFIRMED = resultCookie("confirmed", z.object({ change: z.enum(["withdraw", "delete"]) }));
