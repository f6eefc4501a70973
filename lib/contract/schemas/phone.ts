import { z } from "zod";
import { isPhone, plainPhone } from "../contact";
import { text } from "../lenient";

/** A phone number as a candidate entered it, and the job's country (ISO 3166 alpha-2), for numbers without a plus sign. */
export const phoneRequest = z.object({
	phone: z.string().max(200).refine(isPhone, "This is not a phone number.").transform(plainPhone),
	country: text,
});

/** Why a host can't say how a number is called: it is too short or too long for its country, or nobody has such a number. */
const PHONE_PROBLEMS = ["short", "long", "unknown"] as const;

/** The number in international format and its country (ISO 3166 alpha-2); without a number, what is the matter with it. */
export const phoneReading = z.object({
	phone: text,
	country: text,
	problem: z.enum(PHONE_PROBLEMS).optional().catch(undefined),
});
export type PhoneProblem = (typeof PHONE_PROBLEMS)[number];
