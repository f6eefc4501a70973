import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { SceneName } from "./scene-name";

interface Props {
	name: SceneName;
	locale: Locale;
}

/** A picture of the product at work, with a text for those who can't see it. */
export async function Scene({ name, locale }: Props) {
	const { scenes } = await loadMessages(locale);
	return (
		<svg viewBox="0 0 480 360" role="img" aria-label={scenes[name].label} className="w-full">
			<rect width="480" height="360" rx="28" fill="#1d1a4d" />
		</svg>
	);
}
