import { filmSources, type VideoSource } from "@/lib/content/films";
import type { Locale } from "@/lib/i18n/locales";

/** The address of the welcome video. */
export interface Video {
	/** The file that most browsers play. */
	url: string;
	/** All its files, the one that is offered first in front. */
	sources: readonly VideoSource[];
	/** The poster and captions of our own video only. */
	poster?: string;
	captions?: { url: string; language: Locale };
}

/** The welcome video in a language: ours, or the one at `url`. */
export const welcomeVideo = (locale: Locale, url: string | undefined): Video =>
	url
		? { url, sources: [{ url }] }
		: {
				url: "/videos/welcome.mp4",
				sources: filmSources("welcome"),
				poster: "/videos/welcome.jpg",
				captions: { url: `/videos/welcome.${locale}.vtt`, language: locale },
			};
