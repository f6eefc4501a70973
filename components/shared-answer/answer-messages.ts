import type { Messages } from "@/lib/i18n/messages";

/** The messages of a shared answer's page. */
export type SharedAnswerMessages = Messages["shared-answer"];
