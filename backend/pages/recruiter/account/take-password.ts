import { changePassword } from "../../../account/change-password";
import { hashPassword, isPassword } from "../../../account/password";
import { tokenHash } from "../../../account/tokens";
import { fill } from "../../../format/fill";
import { Problem } from "../../../http/problem";
import type { Posted } from "../../page-request";
import { type SignedIn, signedIn } from "../company-visit";
import { accountMessages } from "../messages/account";
import { signInMessages } from "../messages/sign-in";
import { alert, type Problems } from "../parts/form";
import { newPasswordProblem } from "../parts/new-password";
import { goTo } from "../parts/recruiter-page";
import { waitInWords } from "../parts/wait";
import { signInHere } from "../sign-in-here";
import { accountPage } from "./account-page";

const refused = (visit: SignedIn, problems: Problems) => accountPage(visit, { problems, status: 422 });

function tooMany(visit: SignedIn, seconds: number): Promise<Response> {
	const { language } = visit;
	const sentence = fill(signInMessages(language).tooMany, { minutes: waitInWords(seconds, language) });
	return accountPage(visit, {
		message: alert(sentence),
		status: 429,
		headers: { "retry-after": String(seconds) },
	});
}

async function change(visit: SignedIn, current: string, password: string): Promise<Response> {
	const { deps, client, user, token, language } = visit;
	const messages = accountMessages(language);
	// Only this session counts here, so nobody else can use up its attempts.
	const guess = { client, account: user.email_key, device: `session ${tokenHash(token ?? "")}` };
	const seconds = await deps.signIns.tryPassword(guess);
	if (seconds !== null) return tooMany(visit, seconds);
	if (!(await isPassword(current, user.password_hash, deps.passwordWork)))
		return refused(visit, { current: messages.currentWrong });
	await deps.signIns.forgive(guess);
	const problem = newPasswordProblem(password, language);
	if (problem) return refused(visit, { password: problem });
	const passwordHash = await hashPassword(password, deps.passwordWork);
	if (!(await changePassword(deps, { user, passwordHash, language })))
		return accountPage(visit, { message: alert(messages.meanwhile), status: 409 });
	return goTo("/account?note=password", await signInHere(visit, user.id));
}

/**
 * Changes the password of whoever is signed in and knows the current one: all other devices are signed out, and a notice
 * goes to the account's address.
 */
export const takePassword = (posted: Posted): Promise<Response> =>
	signedIn(async (visit) => {
		const { language } = visit;
		const current = posted.form.get("current") ?? "";
		const password = posted.form.get("password") ?? "";
		const problem = newPasswordProblem(password, language);
		if (!current)
			return refused(visit, {
				current: accountMessages(language).currentMissing,
				...(problem && { password: problem }),
			});
		try {
			return await change(visit, current, password);
		} catch (error) {
			if (error instanceof Problem && error.status === 429) return tooMany(visit, Number(error.headers["retry-after"]));
			throw error;
		}
	})(posted);
