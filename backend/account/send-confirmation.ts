import { enqueueMail } from "../mail/enqueue";
import type { Store } from "../store/open";
import type { UserRow } from "../store/schema";
import { confirmationMail } from "./confirmation-mail";
import { saveMailLink } from "./mail-links";

const DAY_MS = 86_400_000;

/** Lifetime of a confirmation link, in days. */
const CONFIRM_DAYS = 7;

interface Confirmation {
	user: Pick<UserRow, "id" | "email" | "fullname"> & { language: string };
	/** Address of the backend that the link leads to. */
	publicUrl: string;
	/** The address for help. */
	supportEmail: string | undefined;
	/** The first mail of a new account, or a repeat. */
	kind: "welcome" | "confirm";
}

/**
 * Stores the mail with an account's confirmation link, in the account's language. `deps.tasks.poke()` sends it after
 * the commit. Earlier links stay valid.
 */
export async function sendConfirmation(
	write: Store,
	{ user, kind, publicUrl, supportEmail }: Confirmation,
	at: Date,
): Promise<void> {
	const language = user.language === "id" ? "id" : "en";
	const expires = new Date(at.getTime() + CONFIRM_DAYS * DAY_MS);
	const token = await saveMailLink(write, { purpose: "confirm", userId: user.id, at, expires });
	const link = `${publicUrl}/auth/confirm?${new URLSearchParams({ token, language })}`;
	const text = confirmationMail(kind, language, { name: user.fullname, link, days: CONFIRM_DAYS, supportEmail });
	await enqueueMail(write, { ...text, recipient: user.email, purpose: kind }, at.toISOString());
}
