import type { Language } from "../http/language";

/** Sentences about an account, for recruiters, in the response of a call. */
const MESSAGES = {
	en: {
		taken: "This email is already registered. Would you like to login?",
		common: "Many people use this password, so it is easy to guess. Please choose another one",
	},
	id: {
		taken: "Email ini sudah terdaftar. Apakah Anda ingin masuk?",
		common: "Kata sandi ini dipakai banyak orang sehingga mudah ditebak. Pilih kata sandi lain",
	},
} as const satisfies Record<Language, Record<string, string>>;

/** The sentence for an email address that already has an account. */
export const takenSentence = (language: Language): string => MESSAGES[language].taken;

/** The sentence for a common password. */
export const commonPasswordSentence = (language: Language): string => MESSAGES[language].common;
