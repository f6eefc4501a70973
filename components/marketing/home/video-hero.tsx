import { Scene } from "@/components/marketing/scenes/scene";
import { ActionLink } from "@/components/ui/action-link";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { PageHero } from "../page-hero";
import { TryForFree } from "../try-for-free";
import { VIDEO_ID } from "./video-section";

/** The head of the home page that shows the product in a video. */
export async function VideoHero({ locale }: { locale: Locale }) {
	const { video } = (await loadMessages(locale)).home;
	const actions = (
		<>
			<TryForFree locale={locale} />
			<ActionLink href={`#${VIDEO_ID}`} quiet>
				{video.watch}
			</ActionLink>
		</>
	);
	return (
		<PageHero
			above={video.above}
			heading={video.heading}
			lead={video.lead}
			actions={actions}
			picture={<Scene name="stages" locale={locale} />}
		/>
	);
}
