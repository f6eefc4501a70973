import "server-only";
import type { EndpointName } from "@/lib/contract/endpoints";
import { applicationForm } from "./application";
import { companySwitchForm } from "./company-switch";
import { documentRequestForm } from "./document-request";
import { enquiryForm } from "./enquiry";
import { enterCodeForm } from "./enter-code";
import type { FormAdapter } from "./form-adapter";

/** The forms that work without script, by the calls that they make. */
export const FORMS: Partial<Record<EndpointName, FormAdapter>> = {
	applyByCode: applicationForm,
	applyBySlugs: applicationForm,
	enquiry: enquiryForm,
	popupCode: enterCodeForm,
	submitDocuments: documentRequestForm,
	switchCompany: companySwitchForm,
};
