import { greeting } from "../../account/greeting";
import { saveMailLink } from "../../account/mail-links";
import type { Deps } from "../../deps";
import type { Language } from "../../http/language";
import { enqueueMail } from "../../mail/enqueue";
import type { UserRow } from "../../store/schema";
import { signInMessages } from "./messages/sign-in";

const HOUR_MS = 3_600_000;

function mailOf({ publicUrl }: Deps, { fullname }: UserRow, token: string, language: Language) {
	const messages = signInMessages(language);
	const address = `${publicUrl}/auth/reset?token=${token}&language=${language}`;
	const hello = greeting(messages.mailHello, fullname);
	const lines = [hello, messages.mailText, address, messages.mailOnce, messages.mailElse, messages.mailGreeting];
	return { subject: messages.mailSubject, body: lines.join("\n\n") };
}

/** Mails a recruiter a link for choosing a new password, which works once and within an hour. */
export async function sendPasswordLink(deps: Deps, user: UserRow, language: Language): Promise<void> {
	const at = deps.now();
	const expires = new Date(at.getTime() + HOUR_MS);
	await deps.store.transaction().execute(async (write) => {
		const token = await saveMailLink(write, { purpose: "password", userId: user.id, at, expires });
		const mail = { recipient: user.email, ...mailOf(deps, user, token, language) };
		await enqueueMail(write, { ...mail, purpose: "password" }, at.toISOString());
	});
	deps.tasks.poke();
}
