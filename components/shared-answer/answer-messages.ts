import type { Messages } from "@/lib/i18n/messages";

/** The words of a shared answer's page. */
export type SharedAnswerMessages = Messages["shared-answer"];
