import type { Locale } from "@/lib/i18n/locales";
import type { ApplicationMessages } from "../setup";
import { messages as en } from "./en";
import { messages as id } from "./id";

/** The form's messages by language, before a job's dictionary and the product's facts change any; for the server. */
export const GENERAL_MESSAGES: Record<Locale, ApplicationMessages> = { en, id };
