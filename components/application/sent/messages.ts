import type { Messages } from "@/lib/i18n/messages";

export type SentMessages = Messages["sent-application"];
