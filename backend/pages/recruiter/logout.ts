import { endSession } from "../../account/session";
import { noSessionCookie } from "../../account/session-cookie";
import type { Posted } from "../page-request";
import { goTo } from "./parts/recruiter-page";
import { readVisit } from "./visit";

/** Where recruiters go who aren't signed in. */
export const LOGIN = "/auth/login";

/** Signs out this browser only. */
export async function takeLogout(posted: Posted): Promise<Response> {
	const { token, deps } = await readVisit(posted);
	await endSession(deps, token);
	const answer = goTo(`${LOGIN}?note=out`, [noSessionCookie(deps)]);
	// The next person at this browser finds nothing that the pages stored.
	answer.headers.set("clear-site-data", '"cache", "storage"');
	return answer;
}
