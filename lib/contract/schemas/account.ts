import { z } from "zod";
import { id } from "../lenient";

/** The one-field email check of the sign-up wizard. */
export const emailCheck = z.object({ email: z.email().max(254) });
export const emailCheckAnswer = z.object({ message: z.string() });

/** The sign-up wizard's values. */
export const newUser = z.object({
	email: z.email().max(254),
	fullname: z.string().trim().min(1).max(200),
	password: z.string().min(6).max(256),
	company_name: z.string().trim().min(1).max(65),
	total_roles_description: z.string().max(40).optional(),
	assist_description: z.string().max(5_000).optional(),
	phone: z.string().max(40).optional(),
});

/** A partner, demo or training request. */
export const enquiry = z.object({
	company: z.string().trim().min(1).max(200),
	email: z.email().max(254),
	name: z.string().trim().min(1).max(200),
	mobile_phone: z.string().trim().min(1).max(40),
	reason: z.string().max(5_000).optional(),
	preferred_date: z.string().max(20).optional(),
	preferred_time: z.string().max(20).optional(),
	timezone: z.string().max(80).optional(),
	topics: z.string().max(2_000).optional(),
	delivery_method: z.string().max(200).optional(),
});

/** Answer to everything that creates a record. */
export const created = z.object({ id });
