import "server-only";
import { z } from "zod";
import { LONGEST_TYPED_CODE } from "@/lib/contract/limits";
import { trustedUrl } from "@/lib/interview-code/trusted-url";
import { firstCharacters } from "@/lib/text/plain";
import { linkOrigins } from "./hosts";
import { resultCookie } from "./result-cookie";

const LONGEST_TEXT = 500;

const result = z.union([
	z.object({
		goal: z
			.string()
			.max(2_000)
			.refine((url) => trustedUrl(url, linkOrigins("main")) !== undefined),
	}),
	z.object({
		/** As typed. */
		typed: z.string().transform((typed) => firstCharacters(typed, LONGEST_TYPED_CODE)),
		text: z
			.string()
			.transform((text) => firstCharacters(text, LONGEST_TEXT))
			.optional(),
		reason: z.enum(["noCode", "tooMany", "noAnswer"]).optional(),
	}),
]);

/** The result of a code that a browser without script has posted: its target, or why there is none. */
export type CodeResult = z.output<typeof result>;

/** Carries the result to the page with the code form. */
export const ENTERED = resultCookie("entered", result);
