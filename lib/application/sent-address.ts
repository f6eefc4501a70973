import type { Region } from "@/lib/contract/code";
import { type Locale, pathIn } from "@/lib/i18n/locales";

/** The page of a sent application, by its private link's token, without its language. */
export const sentPath = (token: string): string => `/application/${token}`;

/** The page that confirms a change, by the token in the mail that requested it. */
export const confirmPath = (token: string): string => `${sentPath(token)}/confirm`;

/** The receipt of a sent application as a text file, and as a PDF. */
export const receiptPath = (token: string): string => `${sentPath(token)}/receipt`;
export const receiptPdfPath = (token: string): string => `${sentPath(token)}/receipt-pdf`;

/** All data of a sent application as a ZIP file. */
export const dataPath = (token: string): string => `${sentPath(token)}/data`;

/** The date until which a job is open, as a calendar file. */
export const calendarPath = (token: string): string => `${sentPath(token)}/calendar`;

/** The page for requesting a lost link, without its language. */
export const LOST_LINK_PATH = "/application/lost-link";

/** The same for a job of a region, so that the page needn't ask for it. */
export const lostLinkFor = (locale: Locale, region: Region): string =>
	`${pathIn(locale, LOST_LINK_PATH)}?region=${region}`;

/** The action that a page's address reports as done. */
export const DONE_PARAM = "done";
export const DONE = ["saved", "mailed", "withdrawn", "linkMailed"] as const;
export type Done = (typeof DONE)[number];

const call = (path: string, locale: Locale) => `/api/public/applications/${path}?language=${locale}`;

/** The address that the forms of a sent application post to. */
export const correctAction = (token: string, locale: Locale): string => call(token, locale);
export const changeAction = (token: string, locale: Locale): string => call(`${token}/changes`, locale);
export const mailLinkAction = (token: string, locale: Locale): string => call(`${token}/link`, locale);
export const confirmAction = (token: string, locale: Locale): string => call(`${token}/confirmation`, locale);
export const lostLinkAction = (region: Region, locale: Locale): string => call(`links/${region}`, locale);

/** The page of a sent application that reports an action as done. */
export const donePath = (locale: Locale, token: string, done: Done): string =>
	`${pathIn(locale, sentPath(token))}?${DONE_PARAM}=${done}`;
