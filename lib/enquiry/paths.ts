import type { EnquiryKind } from "@/lib/contract/enquiry";
import type { Locale } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";

/** The forms' pages, without their language. */
export const FORM_PATHS: Record<EnquiryKind, string> = {
	partner: SITE_PAGES.partners,
	demo: SITE_PAGES.demo,
	training: SITE_PAGES.training,
};

/** The address of a form's call, on our own API proxy. */
export const enquiryCall = (kind: EnquiryKind): string => `/api/public/enquiries/${kind}`;

/** The address to which a browser without script posts a form; the parameter names the language of its page. */
export const enquiryAction = (kind: EnquiryKind, locale: Locale): string => `${enquiryCall(kind)}?language=${locale}`;

/** The page, without its language, with the result of a form that a browser without script has posted. */
export const answerPath = (kind: EnquiryKind): string => `/enquiries/${kind}`;
