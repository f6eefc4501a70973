import type { Messages } from "@/lib/i18n/messages";

/** The words around the candidates' questions. */
export type FaqWords = Messages["faq"];
