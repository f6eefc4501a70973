import { isLocale, type Locale } from "@/lib/i18n/locales";

/** The language that a link switches this page to; null for every other link. */
export const otherLanguage = ({ hreflang }: HTMLAnchorElement, locale: Locale): Locale | null =>
	isLocale(hreflang) && hreflang !== locale ? hreflang : null;
