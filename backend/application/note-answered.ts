import { createHash, timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps";
import { Problem } from "../http/problem";
import { setAnswered } from "../store/queries/handling";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Notes that the interview of a code is done, which the interview host reports with the operator's token: the candidate's
 * page shows it, and reminders end. A repeat changes nothing. Throws a `Problem`: 404 without a token or for an unknown code, 401
 * for a wrong token.
 */
export async function noteAnswered(code: string, authorization: string | undefined, deps: Deps): Promise<void> {
	const { store, interviewToken, now } = deps;
	if (!interviewToken) throw new Problem(404, "This host takes no such reports.");
	if (!timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${interviewToken}`)))
		throw new Problem(401, "The token is missing or wrong.", {}, { "www-authenticate": "Bearer" });
	const application = await store
		.selectFrom("interview_codes")
		.innerJoin("applications", "applications.id", "interview_codes.application_id")
		.select(["applications.id", "answered_at"])
		.where("code_key", "=", code.toLowerCase())
		.executeTakeFirst();
	if (!application) throw new Problem(404, "No application has this interview code.");
	if (!application.answered_at) await setAnswered(store, application.id, now().toISOString());
}
