import { greeting } from "../../accounts/greeting";
import { newToken, tokenHash } from "../../accounts/tokens";
import type { Deps } from "../../deps";
import type { Language } from "../../http/language";
import { enqueueMail } from "../../mail/enqueue";
import { insertPasswordLink } from "../../store/queries/password-links";
import type { UserRow } from "../../store/schema";
import { signInWords } from "./words/sign-in";

const HOUR_MS = 3_600_000;

/** Mails a recruiter the link by which a new password is chosen, once and within an hour. */
export async function sendPasswordLink(deps: Deps, user: UserRow, language: Language): Promise<void> {
	const token = newToken();
	const now = deps.now();
	const createdAt = now.toISOString();
	const expiresAt = new Date(now.getTime() + HOUR_MS).toISOString();
	const words = signInWords(language);
	const address = `${deps.publicUrl}/auth/reset?token=${token}&language=${language}`;
	const hello = greeting(words.mailHello, user.fullname);
	const lines = [hello, words.mailText, address, words.mailOnce, words.mailElse, words.mailGreeting];
	const mail = { recipient: user.email, subject: words.mailSubject, body: lines.join("\n\n") };
	await deps.store.transaction().execute(async (write) => {
		await insertPasswordLink(write, { tokenHash: tokenHash(token), userId: user.id, createdAt, expiresAt });
		await enqueueMail(write, { ...mail, purpose: "password" }, createdAt);
	});
	deps.mail.poke();
}
