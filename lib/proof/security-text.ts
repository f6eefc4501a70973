import { LOCALES } from "@/lib/i18n/locales";
import { SITE_PAGES } from "@/lib/site/pages";

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** The file `security.txt` (RFC 9116): where to report vulnerabilities; valid for half a year from `now`. */
export function securityText(origin: string, email: string, now: Date): string {
	const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
	const lines = [
		`Contact: mailto:${email}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${LOCALES.join(", ")}`,
		`Canonical: ${origin}/.well-known/security.txt`,
		`Policy: ${origin}${SITE_PAGES.security}#report`,
	];
	return `${lines.join("\n")}\n`;
}
