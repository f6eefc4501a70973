import type { EndpointName } from "../../lib/contract/endpoints";
import { accessLog } from "./access-log";
import { applicationData } from "./application-data";
import { applicationReceipt } from "./application-receipt";
import { applyByCode } from "./apply-by-code";
import { applyBySlugs } from "./apply-by-slugs";
import { blogs } from "./blogs";
import { changeEmail } from "./change-email";
import { checkCode } from "./check-code";
import { checkEmail } from "./check-email";
import { checkLink } from "./check-link";
import { checkPassword } from "./check-password";
import { companyBySlug } from "./company-by-slug";
import { companyList } from "./company-list";
import { confirmChange } from "./confirm-change";
import { correctApplication } from "./correct-application";
import { createUser } from "./create-user";
import { documentRequest } from "./document-request";
import { driveDownload } from "./drive-download";
import { enquiry } from "./enquiry";
import type { Handler } from "./handler";
import { jobByCode } from "./job-by-code";
import { jobBySlugs } from "./job-by-slugs";
import { legacyCv } from "./legacy-cv";
import { mailLink } from "./mail-link";
import { pageCapture } from "./page-capture";
import { pendingChange } from "./pending-change";
import { popupCode } from "./popup-code";
import { readPhone } from "./read-phone";
import { requestChange } from "./request-change";
import { requestLinks } from "./request-links";
import { resendConfirmation } from "./resend-confirmation";
import { sentApplication } from "./sent-application";
import { sharedAnswer } from "./shared-answer";
import { sitemap } from "./sitemap";
import { storeDocument } from "./store-document";
import { submitDocuments } from "./submit-documents";
import { switchCompany } from "./switch-company";
import { teamJobs } from "./team-jobs";
import { uploadChunk } from "./upload-chunk";
import { uploadProgress } from "./upload-progress";
import { videoDownload } from "./video-download";

type Handlers = { [N in EndpointName]: Handler<N> };

/** The handler of every row of the contract. */
export const handlers: Handlers = {
	accessLog,
	sentApplication,
	requestLinks,
	requestChange,
	pendingChange,
	correctApplication,
	confirmChange,
	applicationData,
	applicationReceipt,
	applyByCode,
	applyBySlugs,
	blogs,
	changeEmail,
	checkCode,
	checkEmail,
	checkLink,
	checkPassword,
	companyBySlug,
	companyList,
	createUser,
	documentRequest,
	driveDownload,
	enquiry,
	jobByCode,
	jobBySlugs,
	legacyCv,
	mailLink,
	pageCapture,
	popupCode,
	readPhone,
	resendConfirmation,
	sharedAnswer,
	sitemap,
	storeDocument,
	storeRequestedDocument: storeDocument,
	submitDocuments,
	switchCompany,
	teamJobs,
	uploadChunk,
	uploadProgress,
	videoDownload,
};
