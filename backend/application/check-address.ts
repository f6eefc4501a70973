import type { Language } from "../http/language";

/** What an interview is done on, by a job's `device_type`, as the site's page takes it. */
const DEVICES: Readonly<Record<number, string>> = { 1: "?for=computer", 2: "?for=phone" };

/** Address of the site's check of camera, microphone and connection, in a language. */
export const checkAddress = (siteOrigin: string, language: Language, deviceType: number): string =>
	`${siteOrigin}${language === "id" ? "/id" : ""}/interview-check${DEVICES[deviceType] ?? ""}`;
