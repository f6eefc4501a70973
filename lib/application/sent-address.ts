import type { Region } from "@/lib/contract/code";
import { type Locale, pathIn } from "@/lib/i18n/locales";

/** The page of a sent application, by its private link's token, without its language. */
export const sentPath = (token: string): string => `/application/${token}`;

/** The page on which a change is confirmed, by the token in the mail that asked for it. */
export const confirmPath = (token: string): string => `${sentPath(token)}/confirm`;

/** The receipt of a sent application as a text file. */
export const receiptPath = (token: string): string => `${sentPath(token)}/receipt`;

/** All data of a sent application as a ZIP file. */
export const dataPath = (token: string): string => `${sentPath(token)}/data`;

/** The date until which a job is open, as a calendar file. */
export const calendarPath = (token: string): string => `${sentPath(token)}/calendar`;

/** Where a lost link is asked for, without its language. */
export const LOST_LINK_PATH = "/application/lost-link";

/** The same for a job of a region, where that is known: its page needs not ask for it. */
export const lostLinkFor = (locale: Locale, region: Region): string =>
	pathIn(locale, LOST_LINK_PATH) + (region === "eu" ? "?region=eu" : "");

/** What a page's address says was done. */
export const DONE_PARAM = "done";
export const DONE = ["saved", "mailed", "withdrawn", "linkMailed"] as const;
export type Done = (typeof DONE)[number];

const call = (path: string, locale: Locale) => `/api/public/applications/${path}?language=${locale}`;

/** Where the forms of a sent application post to. */
export const correctAction = (token: string, locale: Locale): string => call(token, locale);
export const changeAction = (token: string, locale: Locale): string => call(`${token}/changes`, locale);
export const mailLinkAction = (token: string, locale: Locale): string => call(`${token}/link`, locale);
export const confirmAction = (token: string, locale: Locale): string => call(`${token}/confirmation`, locale);
export const lostLinkAction = (region: Region, locale: Locale): string => call(`links/${region}`, locale);

/** The page of a sent application that says what was done. */
export const donePath = (locale: Locale, token: string, done: Done): string =>
	`${pathIn(locale, sentPath(token))}?${DONE_PARAM}=${done}`;
