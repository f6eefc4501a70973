import type { EndpointName } from "../../lib/contract/endpoints";
import { accessLog } from "./access-log";
import { checkCode } from "./check-code";
import type { Handler } from "./handler";
import { jobByCode } from "./job-by-code";
import { teamJobs } from "./team-jobs";

type Handlers = { [N in EndpointName]?: Handler<N> };

/** The calls that this backend offers; a row of the contract without a handler answers 501. */
export const handlers: Handlers = { accessLog, checkCode, jobByCode, teamJobs };
