import { z } from "zod";
import { isPhone, plainPhone } from "../contact";
import { text } from "../lenient";

/** A phone number as a candidate entered it, and the job's country (ISO 3166 alpha-2), for numbers without a plus sign. */
export const phoneRequest = z.object({
	phone: z.string().max(200).refine(isPhone, "This is not a phone number.").transform(plainPhone),
	country: text,
});

/** The number in international format and its country (ISO 3166 alpha-2); hosts answer 404 for numbers they can't read. */
export const phoneReading = z.object({ phone: z.string(), country: text });
