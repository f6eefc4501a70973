import { z } from "zod";
import { parseCode } from "./code";
import { ENQUIRY_KINDS } from "./enquiry";
import { SLUG } from "./slug";

const CODE_EXAMPLE = "3–32 letters and digits, with +EU for the EU region";

/** An open code or interview code, brought to the form the hosts know. */
export const code = z
	.string()
	.max(40)
	.refine((raw) => parseCode(raw) !== null, CODE_EXAMPLE)
	.transform((raw) => parseCode(raw)?.code ?? raw);

/** A company's or job's numeric id. */
export const numericId = z.string().regex(/^\d{1,12}$/);

/** A company's or job's slug. */
export const slug = z.string().regex(SLUG);

/** The unguessable part of a candidate's or video's link. */
export const hash = z.string().regex(/^[A-Za-z0-9_-]{3,128}$/);

export const enquiryKind = z.enum(ENQUIRY_KINDS);

/** The secret of a candidate's private link: 256 bits, with `+EU` at the end in the EU region. */
export const applicationToken = z
	.string()
	.regex(/^[A-Za-z0-9_-]{43}(?:\+eu)?$/i)
	.transform((token) => token.replace(/\+eu$/i, "+EU"));
