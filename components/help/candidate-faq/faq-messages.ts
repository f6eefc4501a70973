import type { Messages } from "@/lib/i18n/messages";

/** The words around the candidates' questions. */
export type FaqMessages = Messages["faq"];
