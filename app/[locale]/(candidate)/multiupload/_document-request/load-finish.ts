import { cookies } from "next/headers";
import type { RequestResult, RequestStep } from "@/lib/document-request/address";
import { type FinishState, finishState } from "@/lib/document-request/finish-state";
import { stepOf } from "@/lib/document-request/view";
import { wereSent } from "@/lib/server/documents-sent";
import { type RequestPageData, type RequestParams, tryToLoadRequest } from "./load";

/** All that the finish page is made of. */
export interface Finish {
	state: FinishState;
	/** Undefined while the host is away, or where it has forgotten a request whose documents it took. */
	page: RequestPageData | undefined;
	/** The page that a visitor belongs on by the host's answer. */
	step: RequestStep | undefined;
	/** Whether documents of the request were taken from this browser. */
	acknowledged: boolean;
}

/** Loads what the finish page of a request has to say; null for a request that isn't there. */
export async function loadFinish(params: RequestParams, result: RequestResult | undefined): Promise<Finish | null> {
	const [answer, jar] = await Promise.all([tryToLoadRequest(params), cookies()]);
	const page = answer === "unreachable" || !answer ? undefined : answer;
	const step = page && stepOf(page.view, new Date());
	const outcome = step ?? (answer === "unreachable" ? answer : "missing");
	const acknowledged = wereSent(jar, params.hash);
	const state = finishState(outcome, result, acknowledged);
	return state === "elsewhere" && !page ? null : { state, page, step, acknowledged };
}
