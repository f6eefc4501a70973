import "server-only";
import type { EndpointName } from "@/lib/contract/endpoints";
import { applicationForm } from "./application";
import { companySwitchForm } from "./company-switch";
import { documentRequestForm } from "./document-request";
import { enquiryForm } from "./enquiry";
import { enterCodeForm } from "./enter-code";
import type { FormAdapter } from "./form-adapter";
import { confirmChangeForm, correctForm, mailLinkForm, requestChangeForm, requestLinksForm } from "./sent-application";

/** The forms that work without script, by their calls. */
export const FORMS: Partial<Record<EndpointName, FormAdapter>> = {
	applyByCode: applicationForm,
	applyBySlugs: applicationForm,
	confirmChange: confirmChangeForm,
	correctApplication: correctForm,
	enquiry: enquiryForm,
	mailLink: mailLinkForm,
	popupCode: enterCodeForm,
	requestChange: requestChangeForm,
	requestLinks: requestLinksForm,
	submitDocuments: documentRequestForm,
	switchCompany: companySwitchForm,
};
