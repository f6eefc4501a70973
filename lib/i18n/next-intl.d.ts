// Without an import of the package TypeScript leaves out what is said of it here.
import type {} from "next-intl";
import type { LOCALES } from "./locales";
import type { Messages } from "./messages";
// Written by `npm run check:types` and `npm run messages`; not kept in git.
import type { Signatures } from "./signatures";

/** The texts by their keys, those that take values replaced by these. A text without any may be given some all the same. */
type Signed<Texts, Values> = {
	[Key in keyof Texts]: Texts[Key] extends string
		? Key extends keyof Values
			? Values[Key]
			: string
		: Signed<Texts[Key], Key extends keyof Values ? Values[Key] : unknown>;
};

declare module "next-intl" {
	interface AppConfig {
		Locale: (typeof LOCALES)[number];
		Messages: Signed<Messages, Signatures>;
	}
}
