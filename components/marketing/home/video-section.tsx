import { Playable } from "@/components/ui/playable.client";
import type { Caption } from "@/lib/content/captions";
import { filmSources } from "@/lib/content/films";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";
import { FilmChapters } from "./film-chapters.client";

/** The anchor of the video on its page. */
export const VIDEO_ID = "video";

interface Props {
	locale: Locale;
	/** The video's transcript with its times. */
	captions: readonly Caption[];
}

const FILM = filmSources("how-to");

const FILM_ID = "how-to-film";

/** The video's parts, each with the place of the caption that it begins with. */
const CHAPTERS = [
	["job", 0],
	["questions", 1],
	["invite", 2],
	["review", 4],
] as const;

/** The how-to video with captions in the page's language, its chapters beside it and its transcript below it. */
export async function VideoSection({ locale, captions }: Props) {
	const { common, home } = await loadMessages(locale);
	const { video } = home;
	return (
		<Section id={VIDEO_ID} heading={video.sectionHeading} lead={video.sectionLead}>
			<div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
				<div>
					<Playable url="/videos/how-to.mp4" messages={common.video}>
						<video
							id={FILM_ID}
							controls
							preload="none"
							playsInline
							poster="/videos/how-to.jpg"
							width={1280}
							height={720}
							aria-label={video.player}
							className="aspect-video h-auto w-full rounded-2xl bg-night"
						>
							{FILM.map(({ url, type }) => (
								<source key={url} src={url} type={type} />
							))}
							<track
								kind="captions"
								src={`/videos/how-to.${locale}.vtt`}
								srcLang={locale}
								label={video.captions}
								default
							/>
						</video>
					</Playable>
					{captions.length > 0 && (
						<details className="mt-4 rounded-2xl border bg-surface p-4">
							<summary className="min-h-8 py-1 font-bold text-brand-ink">{video.transcript}</summary>
							<div className="mt-3 grid gap-2 text-muted">
								{captions.map(({ from, text }) => (
									<p key={from}>{text}</p>
								))}
							</div>
						</details>
					)}
				</div>
				<div>
					<FilmChapters
						film={FILM_ID}
						chapters={CHAPTERS.map(([chapter, caption]) => ({
							name: video.chapters[chapter],
							from: captions[caption]?.from ?? 0,
						}))}
					/>
					<p className="mt-4">
						<TextLink href={pathIn(locale, SITE_PAGES["how-it-works"])}>{video.more}</TextLink>
					</p>
				</div>
			</div>
		</Section>
	);
}
