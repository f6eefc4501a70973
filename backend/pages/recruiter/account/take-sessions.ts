import { tokenHash } from "../../../account/tokens";
import { deleteSessionOf, deleteSessionsOf } from "../../../store/queries/sessions";
import type { Posted } from "../../page-request";
import { signedIn } from "../company-visit";
import { goTo } from "../parts/recruiter-page";
import { OTHERS_FIELD, SESSION_FIELD } from "./session-list";

/** Signs out one of a recruiter's devices, or all but this one. */
export const takeSessions = (posted: Posted): Promise<Response> =>
	signedIn(async ({ deps, user, token }) => {
		if (posted.form.has(OTHERS_FIELD)) {
			await deleteSessionsOf(deps.store, user.id, tokenHash(token ?? ""));
			return goTo("/account?note=others");
		}
		await deleteSessionOf(deps.store, user.id, posted.form.get(SESSION_FIELD) ?? "");
		return goTo("/account?note=ended");
	})(posted);
