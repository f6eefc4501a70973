import type { EndpointName } from "../../lib/contract/endpoints";
import { accessLog } from "./access-log";
import { applyByCode } from "./apply-by-code";
import { checkCode } from "./check-code";
import type { Handler } from "./handler";
import { jobByCode } from "./job-by-code";
import { storeDocument } from "./store-document";
import { teamJobs } from "./team-jobs";
import { uploadChunk } from "./upload-chunk";
import { uploadProgress } from "./upload-progress";

type Handlers = { [N in EndpointName]?: Handler<N> };

/** The calls that this backend offers; a row of the contract without a handler answers 501. */
export const handlers: Handlers = {
	accessLog,
	applyByCode,
	checkCode,
	jobByCode,
	storeDocument,
	teamJobs,
	uploadChunk,
	uploadProgress,
};
