import { cookies } from "next/headers";
import type { RequestResult, RequestStep } from "@/lib/document-request/address";
import { type FinishState, finishState } from "@/lib/document-request/finish-state";
import { stepOf } from "@/lib/document-request/view";
import { wereSent } from "@/lib/server/documents-sent";
import { type RequestPageData, type RequestParams, tryToLoadRequest } from "./load";

/** The data of the finish page. */
export interface Finish {
	state: FinishState;
	/** Undefined while the host is unreachable, or if it has forgotten a request whose documents it accepted. */
	page: RequestPageData | undefined;
	/** The page that the visitor belongs on, by the host's answer. */
	step: RequestStep | undefined;
	/** Whether this browser submitted documents for the request. */
	acknowledged: boolean;
}

/** Loads the finish page's data; null for an unknown request. */
export async function loadFinish(params: RequestParams, result: RequestResult | undefined): Promise<Finish | null> {
	const [answer, jar] = await Promise.all([tryToLoadRequest(params), cookies()]);
	const page = answer === "unreachable" || !answer ? undefined : answer;
	const step = page && stepOf(page.view, new Date());
	const outcome = step ?? (answer === "unreachable" ? answer : "missing");
	const acknowledged = wereSent(jar, params.hash);
	const state = finishState(outcome, result, acknowledged);
	return state === "elsewhere" && !page ? null : { state, page, step, acknowledged };
}
