import { earlySubmit } from "@/components/ui/early-submit.client";

/** What was sent of a request's form before its code came. */
export const EARLY_SUBMIT = earlySubmit();
