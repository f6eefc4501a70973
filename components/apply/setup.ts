import type { FollowUp } from "@/lib/application/outcome";
import type { AppliedJob } from "@/lib/application/payload";
import type { ApplicationRules } from "@/lib/application/values";
import type applyWords from "@/messages/en/apply.json";
import type uploadWords from "@/messages/en/upload.json";

export type ApplyWords = typeof applyWords & typeof uploadWords;

/** All that the application form needs to know of its job, as plain data. */
export interface ApplySetup {
	job: AppliedJob & { companyName: string; language: string };
	rules: ApplicationRules;
	followUp: FollowUp;
	/** Consent texts; the HTML is sanitised. */
	consent: { gdprHtml: string; gdprLabel: string; complianceHtml: string };
	storeLinks: { ios: string; android: string };
	words: ApplyWords;
}
