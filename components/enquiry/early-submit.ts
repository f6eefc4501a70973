import { earlySubmit } from "@/components/ui/early-submit.client";

/** A request's form that was submitted before its code was loaded. */
export const EARLY_SUBMIT = earlySubmit();
