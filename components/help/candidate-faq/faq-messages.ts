import type { Messages } from "@/lib/i18n/messages";

/** The messages around the candidates' questions. */
export type FaqMessages = Messages["faq"];
