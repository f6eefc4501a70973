import type { Page, PageRequest } from "../page-request";
import { showAccount } from "./account/account-page";
import { takePassword } from "./account/take-password";
import { takeSessions } from "./account/take-sessions";
import { takeHandling } from "./application/take-handling";
import { showApplication } from "./application-page";
import { showApplications } from "./applications-page";
import { showCompanyEditor } from "./company-editor/company-editor";
import { sendContrast } from "./company-editor/contrast";
import { COMPANY_FILES, takeCompany } from "./company-editor/take-company";
import { takeConfirmation } from "./confirmation";
import { showDashboard } from "./dashboard-page";
import { sendArchive, sendTable } from "./export";
import { sendFile } from "./file";
import { showForgot, takeForgot } from "./forgot-page";
import { showJob } from "./job-page";
import { sendCopy } from "./link-copy";
import { takeMany } from "./list/take-many";
import { showLogin, takeLogin } from "./login-page";
import { takeLogout } from "./logout";
import { takeNotices } from "./notices";
import { pictureFiles } from "./parts/picture-field";
import { goTo } from "./parts/recruiter-page";
import { playFile } from "./play";
import { showRegister, takeRegister } from "./register-page";
import { showReset, takeReset } from "./reset-page";
import { showRetention, takeRetention } from "./retention-page";
import { showStart } from "./start";

/**
 * Addresses that only forms are sent to: a GET, after typing the address or going back, is redirected to the page of
 * the form.
 */
const toStart = () => goTo("/companies");

/** The size of a job with long texts, in letters that take nine bytes each in a form. */
const LARGEST_JOB = 4_000_000;

const JOB_FORM = { largestForm: LARGEST_JOB, fileFields: pictureFiles(["header_image"], LARGEST_JOB) };

const toJob = ({ params }: PageRequest) => goTo(`/companies/${params.id}/jobs/${params.jobId}`);

const load = async () => (await import("./job-editor/pages")).jobPages;

type JobPages = Awaited<ReturnType<typeof load>>;

/**
 * A handler of the job pages. The first request loads their code, because its libraries need much memory, and most
 * processes never use them.
 */
const job =
	<N extends keyof JobPages>(name: N) =>
	async (request: Parameters<JobPages[N]>[0]): Promise<Response> =>
		(await load())[name](request as never);

/** Pages on which jobs are written, previewed, shared, closed and copied. */
const JOB_PAGES: Readonly<Record<string, Page>> = {
	"/companies/:id/jobs/new": { get: job("showNewJob"), post: job("takeNewJob"), ...JOB_FORM },
	"/companies/:id/jobs/:jobId/edit": { get: job("showJobForm"), post: job("takeJob"), ...JOB_FORM },
	"/companies/:id/jobs/:jobId/preview": { get: toJob, post: job("takePreview") },
	"/companies/:id/jobs/:jobId/close": { get: job("showClose"), post: job("takeClose") },
	"/companies/:id/jobs/:jobId/reopen": { get: toJob, post: job("takeReopen") },
	"/companies/:id/jobs/:jobId/copy": { get: toJob, post: job("takeCopy") },
	"/companies/:id/jobs/:jobId/delete": { get: job("showDelete"), post: job("takeDelete") },
	"/companies/:id/jobs/:jobId/qr.svg": { get: job("sendQrCode") },
	"/companies/:id/jobs/:jobId/picture.png": { get: job("sendPicture") },
	"/companies/:id/previews/:code": { get: job("showPreview") },
};

/** The pages for recruiters, by their paths. */
export const RECRUITER_PAGES: Readonly<Record<string, Page>> = {
	"/": { get: toStart },
	"/auth/login": { get: showLogin, post: takeLogin },
	"/auth/register": { get: showRegister, post: takeRegister },
	"/auth/logout": { get: toStart, post: takeLogout },
	"/auth/forgot": { get: showForgot, post: takeForgot },
	"/auth/reset": { get: showReset, post: takeReset },
	"/account": { get: showAccount, post: takePassword },
	"/account/sessions": { get: () => goTo("/account"), post: takeSessions },
	"/companies": { get: showStart },
	"/companies/:id/dashboard": { get: showDashboard },
	"/companies/:id/confirmation": { get: toStart, post: takeConfirmation },
	...JOB_PAGES,
	"/companies/:id/jobs/:jobId": { get: showJob, post: takeMany },
	"/companies/:id/jobs/:jobId/notices": { get: toStart, post: takeNotices },
	"/companies/:id/page": { get: showCompanyEditor, post: takeCompany, fileFields: COMPANY_FILES },
	"/companies/:id/page/contrast": { get: sendContrast },
	"/companies/:id/retention": { get: showRetention, post: takeRetention },
	"/companies/:id/applications": { get: showApplications, post: takeMany },
	"/companies/:id/applications/:applicationId": { get: showApplication, post: takeHandling },
	"/companies/:id/export/applications.csv": { get: sendTable },
	"/companies/:id/export/applications.zip": { get: sendArchive },
	"/companies/:id/applications/:applicationId/copies/:key{.+}": { get: sendCopy },
	"/companies/:id/files/:key{.+}": { get: sendFile },
	"/companies/:id/playing/:key{.+}": { get: playFile },
};
