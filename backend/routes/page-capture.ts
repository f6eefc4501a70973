import { capturePage } from "../link-check/capture/capture-page";
import { readCandidateId } from "../link-check/copies/candidate-id";
import { keepLink } from "../link-check/copies/keep-link";
import { readLink } from "../link-check/policy/read-link";
import type { Handler } from "./handler";

/** Keeps a page as it looks to everybody now, or the file that a link leads to. */
export const pageCapture: Handler<"pageCapture"> = async ({ body }, deps) => {
	const field = "link";
	const link = readLink(field, body.link);
	const candidateId = readCandidateId(body.candidate_id);
	const key = await keepLink(deps, { call: "page", field, link }, () => capturePage(link, candidateId, deps));
	return { data: { link_capture_path: key } };
};
