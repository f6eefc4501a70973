import type { FollowUp } from "@/lib/application/outcome";
import type { AppliedJob } from "@/lib/application/payload";
import type { ApplicationTarget } from "@/lib/application/target";
import type { ApplicationRules } from "@/lib/application/validate";
import type { Locale } from "@/lib/i18n/locales";
import type { LinkHosts } from "@/lib/link-check/hosts";
import type applicationMessages from "@/messages/en/application.json";
import type linkMessages from "@/messages/en/link-check.json";
import type profileMessages from "@/messages/en/profile.json";
import type uploadMessages from "@/messages/en/upload.json";

export type ApplicationMessages = typeof applicationMessages &
	typeof linkMessages &
	typeof profileMessages &
	typeof uploadMessages;

/** All that the application form needs to know of its job, as plain data. */
export interface ApplySetup {
	job: AppliedJob & {
		companyName: string;
		language: string;
		/** ISO 3166 alpha-2; empty where it isn't known. */
		country: string;
		target: ApplicationTarget;
	};
	rules: ApplicationRules;
	followUp: FollowUp;
	/** Whether the job's host knows an application that it gets again by its key, so that the page may send it again. */
	resends: boolean;
	/** Consent texts; the HTML is sanitised. */
	consent: { gdprHtml: string; gdprLabel: string; complianceHtml: string };
	/** Hosts whose links are documents or videos. */
	linkHosts: LinkHosts;
	/** Whether the job has a due date that its page shows. */
	hasDueDate: boolean;
	/** Language of the pages that the form leads to. */
	around: Locale;
	/** Where people who have applied before get their link. */
	lostLink: string;
	storeLinks: { ios: string | null; android: string | null };
	messages: ApplicationMessages;
}
