import { type Locale, pathIn } from "@/lib/i18n/locales";

/** The page that tests camera, microphone and connection before an interview, without its language. */
export const INTERVIEW_CHECK_PATH = "/interview-check";

/** The device that an interview requires, if only one kind works. */
export const CHECK_DEVICES = ["phone", "computer"] as const;
export type CheckDevice = (typeof CHECK_DEVICES)[number];

export const DEVICE_PARAM = "for";

/** The check's address in a language, for an interview on `device`. */
export const checkLink = (locale: Locale, device?: CheckDevice): string =>
	pathIn(locale, INTERVIEW_CHECK_PATH) + (device ? `?${DEVICE_PARAM}=${device}` : "");

/** The device in an address. */
export const readCheckDevice = (search: string): CheckDevice | undefined =>
	CHECK_DEVICES.find((device) => device === new URLSearchParams(search).get(DEVICE_PARAM));
