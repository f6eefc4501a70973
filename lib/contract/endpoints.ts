import { accountEndpoints } from "./endpoints/accounts";
import { applicationEndpoints } from "./endpoints/applications";
import { companyEndpoints } from "./endpoints/companies";
import { contentEndpoints } from "./endpoints/content";
import { documentRequestEndpoints } from "./endpoints/document-requests";
import { interviewCodeEndpoints } from "./endpoints/interview-codes";
import { jobEndpoints } from "./endpoints/jobs";
import { linkEndpoints } from "./endpoints/links";
import { sharedAnswerEndpoints } from "./endpoints/shared-answers";
import { uploadEndpoints } from "./endpoints/uploads";

/**
 * Every call between the site and its hosts. The server's client, the `/api` proxy, the embedded
 * backend's router and its OpenAPI document are derived from this table and from nothing else;
 * a call that is not in it cannot be made.
 */
export const ENDPOINTS = {
	...jobEndpoints,
	...applicationEndpoints,
	...companyEndpoints,
	...uploadEndpoints,
	...documentRequestEndpoints,
	...interviewCodeEndpoints,
	...sharedAnswerEndpoints,
	...accountEndpoints,
	...linkEndpoints,
	...contentEndpoints,
};

export type EndpointName = keyof typeof ENDPOINTS;
