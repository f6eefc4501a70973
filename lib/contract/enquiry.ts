/** The kinds of requests that companies send by a form. */
export const ENQUIRY_KINDS = ["partner", "demo", "training"] as const;

export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The kinds of trainings. */
export const DELIVERY_METHODS = ["online", "on-site"] as const;

/** How far ahead the day of a demo may be, in days. */
export const MOST_DAYS_AHEAD = 365;

/**
 * No demo took place before this day: an earlier year was typed with two digits by mistake. Without script, the
 * browser's own validation reports that.
 */
export const FIRST_DAY = "2026-01-01";

const IDENTITY = ["company", "email", "name", "mobile_phone"] as const;

/** The fields of each form, all of them required, in their order. */
export const ENQUIRY_FIELDS = {
	partner: [...IDENTITY, "reason"],
	demo: [...IDENTITY, "preferred_date", "preferred_time", "timezone"],
	training: [...IDENTITY, "topics", "reason", "delivery_method"],
} as const satisfies Record<EnquiryKind, readonly string[]>;

export type EnquiryField = (typeof ENQUIRY_FIELDS)[EnquiryKind][number];
