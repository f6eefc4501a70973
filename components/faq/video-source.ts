import type { Locale } from "@/lib/i18n/locales";

/** Where the welcome video is. */
export interface Video {
	url: string;
	/** What goes with our own video only. */
	poster?: string;
	captions?: { url: string; language: Locale };
}

/** The welcome video in a language: ours, or the one at `url`. */
export const welcomeVideo = (locale: Locale, url: string | undefined): Video =>
	url
		? { url }
		: {
				url: "/videos/welcome.webm",
				poster: "/videos/welcome.jpg",
				captions: { url: `/videos/welcome.${locale}.vtt`, language: locale },
			};
