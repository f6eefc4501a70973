import { lengthOf } from "../../../../lib/contract/length";
import { LONGEST, SHORTEST_PASSWORD } from "../../../../lib/contract/sign-up";
import { isCommonPassword } from "../../../account/common-passwords/is-common-password";
import { commonPasswordSentence } from "../../../account/messages";
import { fill } from "../../../format/fill";
import type { Language } from "../../../http/language";
import type { Html } from "../../page";
import { signInMessages } from "../messages/sign-in";
import { field } from "./form";

/** What is wrong with a new password, as a sentence. */
export function newPasswordProblem(password: string, language: Language): string | undefined {
	const messages = signInMessages(language);
	if (password.trim() === "") return messages.passwordMissing;
	const length = lengthOf(password);
	if (length < SHORTEST_PASSWORD) return fill(messages.passwordShort, { fewest: SHORTEST_PASSWORD });
	if (length > LONGEST.password) return fill(messages.passwordLong, { most: LONGEST.password });
	return isCommonPassword(password) ? commonPasswordSentence(language) : undefined;
}

/** The field of a new password. */
export function newPasswordField(name: string, language: Language, problem?: string): Html {
	const messages = signInMessages(language);
	const hint = fill(messages.passwordHint, { fewest: SHORTEST_PASSWORD });
	return field({ name, label: messages.newPassword, type: "password", autocomplete: "new-password", hint, problem });
}
