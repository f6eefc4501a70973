import type { Language } from "../../../http/language";
import { ENGLISH } from "./job-form-en";
import { INDONESIAN } from "./job-form-id";

export type FormMessages = Readonly<Record<keyof typeof ENGLISH, string>>;

/** The messages of the form of a job. */
export const jobFormMessages = (language: Language): FormMessages => (language === "id" ? INDONESIAN : ENGLISH);
