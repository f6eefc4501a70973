import type { LOCALES } from "./locales";
import type { Messages } from "./messages";

declare module "next-intl" {
	interface AppConfig {
		Locale: (typeof LOCALES)[number];
		Messages: Messages;
	}
}
