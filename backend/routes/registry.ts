import type { EndpointName } from "../../lib/contract/endpoints";
import { accessLog } from "./access-log";
import { applyByCode } from "./apply-by-code";
import { checkCode } from "./check-code";
import { checkLink } from "./check-link";
import { driveDownload } from "./drive-download";
import type { Handler } from "./handler";
import { jobByCode } from "./job-by-code";
import { legacyCv } from "./legacy-cv";
import { pageCapture } from "./page-capture";
import { storeDocument } from "./store-document";
import { teamJobs } from "./team-jobs";
import { uploadChunk } from "./upload-chunk";
import { uploadProgress } from "./upload-progress";
import { videoDownload } from "./video-download";

type Handlers = { [N in EndpointName]?: Handler<N> };

/** The calls that this backend offers; a row of the contract without a handler answers 501. */
export const handlers: Handlers = {
	accessLog,
	applyByCode,
	checkCode,
	checkLink,
	driveDownload,
	jobByCode,
	legacyCv,
	pageCapture,
	storeDocument,
	storeRequestedDocument: storeDocument,
	teamJobs,
	uploadChunk,
	uploadProgress,
	videoDownload,
};
