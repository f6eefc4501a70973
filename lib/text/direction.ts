import { remembered } from "./once";

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"]);

/** Which way a language (BCP 47) is written: by the script that its tag names, else by its usual one. */
export const directionOf = remembered((language: string): "ltr" | "rtl" => {
	const { script = "" } = new Intl.Locale(language).maximize();
	return RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
});
