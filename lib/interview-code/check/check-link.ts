import { type Locale, pathIn } from "@/lib/i18n/locales";

/** Where camera, microphone and connection are tried out before an interview, without its language. */
export const INTERVIEW_CHECK_PATH = "/interview-check";

/** What an interview is done on, where only one kind of device will do. */
export const CHECK_DEVICES = ["phone", "computer"] as const;
export type CheckDevice = (typeof CHECK_DEVICES)[number];

export const DEVICE_PARAM = "for";

/** The check's address in a language, for an interview on `device`. */
export const checkLink = (locale: Locale, device?: CheckDevice): string =>
	pathIn(locale, INTERVIEW_CHECK_PATH) + (device ? `?${DEVICE_PARAM}=${device}` : "");

/** The device that an address names. */
export const readCheckDevice = (search: string): CheckDevice | undefined =>
	CHECK_DEVICES.find((device) => device === new URLSearchParams(search).get(DEVICE_PARAM));
