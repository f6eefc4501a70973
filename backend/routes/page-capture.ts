import { capturePage } from "../link-check/capture/capture-page";
import { readOwner } from "../link-check/copies/candidate-id";
import { keepLink } from "../link-check/copies/keep-link";
import { readLink } from "../link-check/policy/read-link";
import type { Handler } from "./handler";

/** Keeps a page as it looks to everybody now, or the file that a link leads to. */
export const pageCapture: Handler<"pageCapture"> = async ({ body, client }, deps) => {
	const field = "link";
	const link = readLink(field, body.link);
	const owner = readOwner(body.candidate_id, client);
	const key = await keepLink(deps, { call: "page", field, link, client }, () => capturePage(link, owner, deps));
	return { data: { link_capture_path: key } };
};
